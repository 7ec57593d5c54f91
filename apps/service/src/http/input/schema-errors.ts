import type { z } from "zod";
import { textOf } from "./issue-text.ts";
import { jsonPath } from "./json-path.ts";

const most = 100;

/** A schema's issues as `errors`: JSON path → messages that say what is wrong and what is right, no value. */
export function bodyErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues.flatMap(meant).slice(0, most)) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, most)) {
        add(
          errors,
          jsonPath([...issue.path, key]),
          "is not known here; leave it out, or check how it is spelt",
        );
      }
    } else add(errors, jsonPath(issue.path), issue.message);
  }
  return errors;
}

/** Where several shapes are allowed, what was sent is held to the one that it is of, if there is just one. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [shape, ...others] = issue.errors.filter((issues) => !issues.some(isOfAnotherType));
  if (shape === undefined || others.length > 0) return [issue];
  return shape.flatMap((inner) => meant({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isOfAnotherType({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

/** The same for a query, by name. */
export function queryErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) add(errors, String(issue.path[0] ?? "query"), issue.message);
  return errors;
}

/** Our words where a schema has none of its own. */
export const inOurWords = { error: textOf, reportInput: false };

function add(errors: Record<string, string[]>, at: string, message: string): void {
  const messages = (errors[at] ??= []);
  if (!messages.includes(message)) messages.push(message);
}
