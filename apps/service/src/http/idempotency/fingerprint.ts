import { hash } from "node:crypto";
import type { Exchange } from "../exchange.ts";

/**
 * What makes two requests the same: method, path, query and body, whatever the order of fields and the white
 * space (decisions §4).
 */
export function fingerprintOf(exchange: Exchange, body: unknown): string {
  const query = [...new URLSearchParams(exchange.search)].toSorted(byNameThenValue);
  return hash("sha256", canonicalJson([exchange.request.method, exchange.path, query, body ?? null]));
}

/** JSON with the fields of every object in one order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => compare(one, other)))
      : part,
  );
}

function byNameThenValue([name, value]: [string, string], [otherName, otherValue]: [string, string]): number {
  return compare(name, otherName) || compare(value, otherValue);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
