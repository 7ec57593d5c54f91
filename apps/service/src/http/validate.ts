import type { Request, RequestHandler } from "express";
import { invalidRequest, notFound } from "../problem/problem.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpointOf, stateOf } from "./request-state.ts";
import { bodyErrors, ourWords, queryErrors, textIssue } from "./validation-errors.ts";

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
    const result = operation.body.safeParse(state.body, ourWords);
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
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The query, by the names that the operation knows. Others are ignored; a known one may be there once. */
function readQuery(endpoint: Endpoint, search: string): Record<string, unknown> | undefined {
  const { operation } = endpoint;
  if (!("query" in operation && operation.query)) return undefined;
  const parsed = operation.query.safeParse(search === "" ? {} : knownNames(endpoint, search), ourWords);
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
