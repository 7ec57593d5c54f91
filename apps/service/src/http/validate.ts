import { isDeepStrictEqual } from "node:util";
import type { Request, RequestHandler } from "express";
import leven from "leven";
import type { z } from "zod";
import { messageTemplate } from "@enrolkit/contract";
import { type FieldSentences, type Sentence, sentence } from "@enrolkit/rules";
import { invalidRequest, notFound, type ResourceKind } from "../problem/problem.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpointOf, stateOf } from "./request-state.ts";

/** Holds the path (404) and the query (400) to the operation's schemas. */
export const validateAddress: RequestHandler = (request, response, next) => {
  const endpoint = endpointOf(response);
  const { input, search } = stateOf(response);
  input.params = readParams(endpoint, request);
  input.query = readQuery(endpoint, search);
  next();
};

/** Holds the body to the operation's schema. */
export const validateBody: RequestHandler = (_, response, next) => {
  const state = stateOf(response);
  const { operation } = endpointOf(response);
  if ("body" in operation && operation.body) {
    if (state.body === undefined) {
      throw invalidRequest({ $: ["is required: an object"] }, "The body is empty. Send a JSON object.");
    }
    const result = operation.body.safeParse(state.body, withInput);
    if (!result.success) throw invalidRequest(bodyErrors(result.error.issues));
    state.input.body = result.data;
  } else {
    // Some clients send `{}` where no body is expected.
    if (state.body !== undefined && !isEmptyObject(state.body)) {
      throw invalidRequest({ $: ["must be empty: this operation takes no body"] });
    }
    state.body = undefined;
  }
  next();
};

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

/** An id of any other form leads nowhere: 404 (decisions §1). */
function readParams({ operation }: Endpoint, request: Request): Record<string, unknown> | undefined {
  if (!("params" in operation && operation.params)) return undefined;
  const parsed = operation.params.safeParse(request.params);
  if (!parsed.success) {
    // A path names each parameter after what it is the id of.
    const name = String(parsed.error.issues[0]?.path[0]);
    throw notFound(name.replace(/_id$/, "") as ResourceKind);
  }
  return parsed.data;
}

/** The query, by the names that the operation knows. Others are ignored; a known one may be there once. */
function readQuery(endpoint: Endpoint, search: string): Record<string, unknown> | undefined {
  const { operation } = endpoint;
  if (!("query" in operation && operation.query)) return undefined;
  const parsed = operation.query.safeParse(search === "" ? {} : knownNames(endpoint, search), withInput);
  if (!parsed.success) throw invalidRequest(queryErrors(parsed.error.issues));
  return parsed.data;
}

function knownNames({ queryNames }: Endpoint, search: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const pair of search.split("&")) {
    const mark = pair.indexOf("=");
    const name = decode(mark === -1 ? pair : pair.slice(0, mark));
    if (name === undefined || !queryNames.has(name)) continue;
    const value = decode(mark === -1 ? "" : pair.slice(mark + 1));
    if (value === undefined) throw invalidRequest({ [name]: ["must be percent-encoded UTF-8"] });
    const issue = Object.hasOwn(sent, name) ? "must be given once; it came more than once" : textIssue(value);
    if (issue) throw invalidRequest({ [name]: [issue] });
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

const maxIssues = 100;

const ourWords = "";

/** Leaves an issue without words where its schema has none of its own: `wordsOf` finds them. */
const withInput = { error: () => ourWords, reportInput: true };

/** A schema's issues as `errors`: JSON path → messages that say what is wrong and what is right, no value. */
function bodyErrors(issues: readonly z.core.$ZodIssue[]): FieldSentences {
  const errors: FieldSentences = Object.create(null);
  for (const [path, message] of issues
    .flatMap(narrowed)
    .slice(0, maxIssues)
    .flatMap(messagesOf)
    .slice(0, maxIssues)) {
    add(errors, jsonPath(path), message);
  }
  return errors;
}

/** What an issue says, of each path that it is about. */
function messagesOf(issue: z.core.$ZodIssue): (readonly [readonly PropertyKey[], Sentence])[] {
  if (issue.code !== "unrecognized_keys") return [[issue.path, wordsOf(issue)]];
  const message = "is an unknown property; remove it or check the spelling";
  return issue.keys.slice(0, maxIssues).map((key) => [[...issue.path, key], message]);
}

/** The same for a query, by name. */
function queryErrors(issues: readonly z.core.$ZodIssue[]): FieldSentences {
  const errors: FieldSentences = {};
  for (const issue of issues) add(errors, String(issue.path[0] ?? "query"), wordsOf(issue));
  return errors;
}

function add(errors: FieldSentences, path: string, message: Sentence): void {
  const messages = (errors[path] ??= []);
  if (!messages.some((said) => isDeepStrictEqual(said, message))) messages.push(message);
}

/** Where several shapes are allowed, what was sent is held to the one that it is of, if there is just one. */
function narrowed(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const shape = shapeMeant(issue.errors);
  if (shape === undefined) return [issue];
  return shape.flatMap((inner) => narrowed({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The issues with the shape that is meant: the only one of the type that was sent, or the one that fits best. */
function shapeMeant(shapes: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const sameType = shapes.filter((issues) => !issues.some(isOfAnotherType));
  const [first] = shapes;
  if (sameType.length === 0)
    return shapes.every((issues) => isDeepStrictEqual(issues, first)) ? first : undefined;
  const [best, next] = sameType.toSorted((a, b) => misfits(a) - misfits(b));
  return best !== undefined && next !== undefined && misfits(best) === misfits(next) ? undefined : best;
}

/** How much of what was sent, or of what is required, a shape has no place for. */
function misfits(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
}

function isOfAnotherType({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_type" && path.length === 0;
}

/** A path in a body as `errors` names it: `$.coverage_selections[0].options[1]`. */
function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => `${text}${pathSegment(part)}`, "$");
}

/** One segment of a path: an index, a plain name, or a quoted one. */
export function pathSegment(part: PropertyKey): string {
  if (typeof part === "number") return `[${part}]`;
  const name = String(part);
  return /^[A-Za-z_]\w{0,99}$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 100))}]`;
}

/** What is wrong with a string that the stores would hold differently; undefined when nothing is. */
export function textIssue(text: string): string | undefined {
  if (text.includes("\u0000")) return "must not hold the character NUL";
  return /\p{Surrogate}/u.test(text)
    ? "must be well-formed Unicode; it holds half of a surrogate pair"
    : undefined;
}

const nouns: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "a string",
};

/** What is wrong, in the words of people who send JSON; the schema's own words where it has some. */
function wordsOf(issue: z.core.$ZodIssue): Sentence {
  if (issue.message !== ourWords) {
    const template = messageTemplate(issue.message);
    return template ? sentence(template.text, template.values) : issue.message;
  }
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? sentence("is required: {{type}}", { type: noun(issue.expected) })
        : sentence("must be {{type}}, but is {{sent}}", {
            type: noun(issue.expected),
            sent: noun(typeName(issue.input)),
          });
    case "invalid_value":
      return oneOf(issue);
    case "too_small":
      return sentence(least[issue.origin] ?? "must be at least {{limit}}", { limit: String(issue.minimum) });
    case "too_big":
      return sentence(most[issue.origin] ?? "must be at most {{limit}}", { limit: String(issue.maximum) });
    case "invalid_union":
      return "has none of the shapes that are allowed here";
    case "invalid_key":
      return sentence("has a name that {{issues}}", { issues: { sentences: issue.issues.map(wordsOf) } });
    case "not_multiple_of":
      return sentence("must be a multiple of {{divisor}}", { divisor: String(issue.divisor) });
    default:
      return "does not have the form that the API description gives";
  }
}

const least: Record<string, string> = {
  string: "must have at least {{limit}} characters",
  array: "must hold at least {{limit}} items",
};
const most: Record<string, string> = {
  string: "must have at most {{limit}} characters",
  array: "must hold at most {{limit}} items",
};

const noun = (type: string) => ({ sentence: nouns[type] ?? type });

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const maxListed = 20;

function oneOf({ values, input }: z.core.$ZodIssueInvalidValue): Sentence {
  const isMissing = input === undefined;
  if (values.length > maxListed && typeof input === "string") {
    const text = "must be one of {{count}} values, see the API description; the nearest are {{nearest}}";
    return sentence(text, { count: values.length, nearest: nearest(values.map(String), input) });
  }
  const shown = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  if (values.length === 1) {
    const value = shown[0] ?? "";
    return isMissing
      ? sentence("is required: {{value}}", { value })
      : sentence("must be {{value}}", { value });
  }
  const listed = { values: shown.join(", ") };
  if (values.length > shown.length) {
    return isMissing
      ? sentence("is required: one of {{values}} and others, see the API description", listed)
      : sentence("must be one of {{values}} and others, see the API description", listed);
  }
  return isMissing
    ? sentence("is required: one of {{values}}", listed)
    : sentence("must be one of {{values}}", listed);
}

const nearestCount = 3;

/** The names that are most like what was sent: first those that hold it. No name is longer than 100 characters. */
function nearest(names: readonly string[], sent: string): string {
  const start = sent.trim().toLowerCase().slice(0, 100);
  const distances = names.map((name) => ({
    name,
    distance: leven(name, start) - (start !== "" && name.includes(start) ? 100 : 0),
  }));
  return distances
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, nearestCount)
    .map(({ name }) => JSON.stringify(name))
    .join(", ");
}
