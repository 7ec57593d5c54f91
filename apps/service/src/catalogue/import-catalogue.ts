import { isDeepStrictEqual } from "node:util";
import { Catalogue } from "@enrolkit/contract";
import { checkCatalogue, type FieldSentences } from "@enrolkit/rules";
import { invalidRequest } from "../problem/problem.ts";
import type { Records, Table } from "../store/store.ts";
import { changedTerms } from "./terms-in-use.ts";

/**
 * Imports a catalogue, all of it or nothing: new providers and plans are added, those with a known id replaced.
 * Throws the problem that names every error by its JSON path.
 */
export async function importCatalogue(all: Records, input: unknown): Promise<Catalogue> {
  const parsed = Catalogue.safeParse(input);
  if (!parsed.success) throw invalidRequest(shapeErrors(parsed.error.issues), "This is not a catalogue.");
  const errors = {
    ...checkCatalogue(parsed.data),
    ...(await changedWordings(all, parsed.data)),
    ...(await changedTerms(all, parsed.data.plans)),
  };
  if (Object.keys(errors).length > 0) throw invalidRequest(errors, "The catalogue contradicts itself.");
  for (const provider of parsed.data.providers)
    await upsert(all.providers, { object: "provider" as const, ...provider });
  for (const plan of parsed.data.plans) await upsert(all.plans, { object: "plan" as const, ...plan });
  return parsed.data;
}

/** Finds statements whose wording or links change under the same id, by which earlier acceptances name them. */
async function changedWordings(all: Records, { plans }: Catalogue): Promise<FieldSentences> {
  const known = (await all.plans.list()).flatMap(({ consent_statements }) => consent_statements);
  const errors: FieldSentences = {};
  for (const [index, { consent_statements }] of plans.entries()) {
    for (const [statementIndex, { id, text, links }] of consent_statements.entries()) {
      const before = known.find((statement) => statement.id === id);
      if (before === undefined || isDeepStrictEqual([before.text, before.links], [text, links])) continue;
      errors[`$.plans[${index}].consent_statements[${statementIndex}].id`] = [
        "This id names another wording or other links already. Give what has changed an id of its own.",
      ];
    }
  }
  return errors;
}

async function upsert<Row extends { id: string }>(table: Table<Row>, row: Row): Promise<void> {
  if ((await table.find(row.id)) === undefined) await table.insert(row);
  else await table.replace(row);
}

function shapeErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldSentences {
  const errors: FieldSentences = {};
  for (const { path, message } of issues) {
    const jsonPath = path.reduce<string>(
      (text, key) => (typeof key === "number" ? `${text}[${key}]` : `${text}.${String(key)}`),
      "$",
    );
    (errors[jsonPath] ??= []).push(message);
  }
  return errors;
}
