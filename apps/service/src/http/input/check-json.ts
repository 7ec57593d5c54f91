import { invalidRequest } from "../../problem/problem.ts";
import { textFault } from "./check-text.ts";
import { step } from "./json-path.ts";

/** Decisions §4: body depth ≤ 16. */
const deepest = 16;

/**
 * Refuses values that no schema should have to meet: nested too deeply, strings that are not well formed, and
 * the key `__proto__`.
 */
export function checkJson(value: unknown): void {
  visit(value, 0, "$");
}

function visit(value: unknown, depth: number, at: string): void {
  if (typeof value === "string") refuse(at, textFault(value));
  if (typeof value !== "object" || value === null) return;
  if (depth >= deepest) refuse("$", `must not be nested deeper than ${deepest} levels`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, depth + 1, `${at}[${index}]`);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (textFault(key)) refuse(at, "must have well-formed field names without NUL");
    const place = `${at}${step(key)}`;
    if (key === "__proto__") refuse(place, "is not known here; leave it out");
    visit(item, depth + 1, place);
  }
}

function refuse(at: string, fault: string | undefined): void {
  if (fault !== undefined) throw invalidRequest({ [at]: [fault] });
}
