import type { Problem } from "@enrolkit/contract";
import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { type FieldSentences, sentence } from "@enrolkit/rules";
import { type Translate, translateTo } from "../language/translate.ts";
import { conflict, ProblemError } from "../problem/problem.ts";
import { LockTimeout } from "../store/errors.ts";
import { invalidParts } from "./invalid-parts.ts";
import { type RequestState, stateOf } from "./request-state.ts";
import type { Respond } from "./respond.ts";

export const problemType = "application/problem+json";

const rfc9110 = (section: string) => `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`;
const rfc6585 = (section: string) => `https://www.rfc-editor.org/rfc/rfc6585#section-${section}`;

/** Title and type of a problem: the status's own name and where it is defined. */
export const statuses: Record<number, { title: string; type: string }> = {
  400: { title: "Bad Request", type: rfc9110("15.5.1") },
  401: { title: "Unauthorized", type: rfc9110("15.5.2") },
  403: { title: "Forbidden", type: rfc9110("15.5.4") },
  404: { title: "Not Found", type: rfc9110("15.5.5") },
  405: { title: "Method Not Allowed", type: rfc9110("15.5.6") },
  408: { title: "Request Timeout", type: rfc9110("15.5.9") },
  409: { title: "Conflict", type: rfc9110("15.5.10") },
  413: { title: "Content Too Large", type: rfc9110("15.5.14") },
  415: { title: "Unsupported Media Type", type: rfc9110("15.5.16") },
  417: { title: "Expectation Failed", type: rfc9110("15.5.18") },
  429: { title: "Too Many Requests", type: rfc6585("4") },
  431: { title: "Request Header Fields Too Large", type: rfc6585("5") },
  500: { title: "Internal Server Error", type: rfc9110("15.6.1") },
  503: { title: "Service Unavailable", type: rfc9110("15.6.4") },
};

/** The body of an error response (decisions §1). `instance` is the path without its query, which may hold secrets. */
export function problemBody(
  error: ProblemError,
  traceId: string,
  translate: Translate,
  instance?: string,
): string {
  const { title, type } = statuses[error.status] ?? statuses[500] ?? { title: "", type: "about:blank" };
  const { errors, ...members } = error.members;
  const body: Problem = {
    type,
    title,
    status: error.status,
    error_code: error.code,
    trace_id: traceId,
    detail: translate(error.detail),
    ...(instance !== undefined && { instance }),
    ...members,
    ...(errors && { errors: translated(errors, translate) }),
  };
  return JSON.stringify(body);
}

function translated(errors: FieldSentences, translate: Translate): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([path, said]) => [path, said.map(translate)]));
}

export const rejectUnknownPath: RequestHandler = (_, response) => {
  throw noSuchRoute(stateOf(response));
};

function noSuchRoute({ mountPath }: RequestState): ProblemError {
  return new ProblemError(
    "not_found",
    sentence(
      "There is no such route. Check the path; {{address}}, the API description, lists those there are.",
      { address: `${mountPath}/openapi.json` },
    ),
  );
}

export function rejectMethod(allow: string): RequestHandler {
  return () => {
    const detail = sentence("This address does not take that method. It takes: {{allow}}.", { allow });
    throw new ProblemError("invalid_request", detail, {
      status: 405,
      headers: { Allow: allow },
    });
  };
}

/** The one error handler: whatever was thrown on the way becomes a problem. */
export function sendProblems(respond: Respond, logger: Logger): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, _request, response, _next) => {
    const state = stateOf(response);
    if (response.headersSent) {
      logger.error({ request_id: state.id, err: error }, "failed after the response");
      response.destroy();
      return;
    }
    const problem = problemOf(error, state, logger);
    state.problem = { error_code: problem.code, at: invalidParts(problem, state) };
    response.setHeaders(new Map(Object.entries(problem.headers)));
    respond(response, {
      status: problem.status,
      type: problemType,
      body: problemBody(problem, state.id, translateTo(state.language), `${state.mountPath}${state.path}`),
    });
  };
}

/** An unforeseen error is logged, and shows as nothing but a 500. */
function problemOf(error: unknown, state: RequestState, logger: Logger): ProblemError {
  if (error instanceof ProblemError) {
    if (error.status === 500) logger.error({ request_id: state.id, err: error }, "failed");
    return error;
  }
  if (error instanceof URIError) return noSuchRoute(state);
  const { endpoint } = state;
  // Reads wait for no one.
  if (error instanceof LockTimeout && endpoint?.operation.method !== "GET") return conflict();
  logger.error({ request_id: state.id, route: endpoint?.operation.path ?? null, err: error }, "failed");
  return new ProblemError(
    "internal_error",
    "Something failed on our side. The request may be retried; name the trace_id when you ask for help.",
  );
}
