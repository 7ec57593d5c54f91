import { Catalogue } from "@enrolkit/contract";
import { checkCatalogue } from "@enrolkit/rules";
import { invalidRequest } from "../problem/problem.ts";
import type { Records, Table } from "../store/store.ts";

/**
 * Takes a catalogue over, all of it or nothing: new providers and plans are added, those with a known id replaced.
 * Throws the problem that names every fault by its JSON path.
 */
export async function importCatalogue(all: Records, input: unknown): Promise<Catalogue> {
  const parsed = Catalogue.safeParse(input);
  if (!parsed.success) throw invalidRequest(shapeErrors(parsed.error.issues), "This is not a catalogue.");
  const errors = checkCatalogue(parsed.data);
  if (Object.keys(errors).length > 0) throw invalidRequest(errors, "The catalogue contradicts itself.");
  for (const provider of parsed.data.providers)
    await put(all.providers, { object: "provider" as const, ...provider });
  for (const plan of parsed.data.plans) await put(all.plans, { object: "plan" as const, ...plan });
  return parsed.data;
}

async function put<Row extends { id: string }>(table: Table<Row>, row: Row): Promise<void> {
  if ((await table.find(row.id)) === undefined) await table.insert(row);
  else await table.replace(row);
}

function shapeErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const at = path.reduce<string>(
      (text, key) => (typeof key === "number" ? `${text}[${key}]` : `${text}.${String(key)}`),
      "$",
    );
    (errors[at] ??= []).push(message);
  }
  return errors;
}
