import { identifierKinds } from "@enrolkit/contract";
import { z } from "zod";
import type { ProblemError, ResourceKind } from "../problem/problem.ts";
import type { Endpoint } from "./endpoint.ts";
import type { RequestState } from "./request-state.ts";
import { pathSegment } from "./validate.ts";

const maxParts = 20;

/**
 * Which parts of a request an error is about, as a log may name them: JSON paths, names of parameters and headers. A name that
 * the client made up can hold anything, and is written as `*`; values are never written.
 */
export function invalidParts(
  { members, missing }: ProblemError,
  { endpoint, input }: RequestState,
): string[] {
  const parts = Object.keys(members.errors ?? {});
  if (missing !== undefined) parts.push(...partsNaming(missing, endpoint, input));
  return [...new Set(parts.map((part) => loggable(part, endpoint)))].slice(0, maxParts);
}

/** The parameter, or the fields of the body, that hold ids of a kind. */
function partsNaming(
  missing: ResourceKind,
  endpoint: Endpoint | undefined,
  { query, body }: RequestState["input"],
): string[] {
  const name = `${missing}_id`;
  if (missing === "platform") return ["X-Platform-Id"];
  const path = endpoint?.operation.path ?? "";
  if (path.includes(`{${name}}`) || query?.[name] !== undefined) return [name];
  if (path.includes("{intent_id}")) return ["intent_id"];
  if (missing === "external_customer" || missing === "intent") return [`$.${name}`];
  return pathsTo(`${identifierKinds[missing]}_`, body, "$");
}

function pathsTo(start: string, value: unknown, path: string): string[] {
  if (typeof value === "string") return value.startsWith(start) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsTo(start, inner, `${path}${Array.isArray(value) ? "[*]" : pathSegment(key)}`),
  );
}

const segments = /\.[A-Za-z_]\w*|\[(?:\d+|\*)\]|\["(?:[^"\\]|\\.)*"\]/g;

/** A path as `errors` names it, with those names that the operation's schema has. */
function loggable(part: string, endpoint: Endpoint | undefined): string {
  if (!part.startsWith("$")) return part;
  const names = endpoint && bodyNamesOf(endpoint);
  return part.replaceAll(segments, (segment) =>
    /^\[[\d*]/.test(segment) || names?.has(segment.slice(1)) ? segment : ".*",
  );
}

const bodyNames = new WeakMap<Endpoint, ReadonlySet<string>>();

/** The names of all fields in an operation's body. */
function bodyNamesOf(endpoint: Endpoint): ReadonlySet<string> {
  let names = bodyNames.get(endpoint);
  if (names === undefined) {
    const { operation } = endpoint;
    const schema =
      "body" in operation && operation.body
        ? z.toJSONSchema(operation.body, { io: "input", unrepresentable: "any" })
        : {};
    names = new Set(propertiesIn(schema));
    bodyNames.set(endpoint, names);
  }
  return names;
}

function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === "properties" ? Object.keys(inner as object) : []),
    ...propertiesIn(inner),
  ]);
}
