import { invalidRequest } from "../../problem/problem.ts";
import type { Route } from "../routes/route.ts";
import { textFault } from "./check-text.ts";
import { inOurWords, queryErrors } from "./schema-errors.ts";

/** The query, by the names that the operation knows. Others are ignored; a known one may be there once. */
export function readQuery(route: Route, search: string): Record<string, unknown> | undefined {
  const schema = "query" in route.operation ? route.operation.query : undefined;
  if (!schema) return undefined;
  const parsed = schema.safeParse(search === "" ? {} : knownNames(route, search), inOurWords);
  if (!parsed.success) throw invalidRequest(queryErrors(parsed.error.issues));
  return parsed.data;
}

function knownNames(route: Route, search: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const pair of search.split("&")) {
    const mark = pair.indexOf("=");
    const name = decode(mark === -1 ? pair : pair.slice(0, mark));
    if (name === undefined || !route.queryNames.includes(name)) continue;
    const value = decode(mark === -1 ? "" : pair.slice(mark + 1));
    if (value === undefined) throw invalidRequest({ [name]: ["must be percent-encoded UTF-8"] });
    const fault = Object.hasOwn(sent, name) ? "must be given once; it came more than once" : textFault(value);
    if (fault) throw invalidRequest({ [name]: [fault] });
    sent[name] = value;
  }
  return sent;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
