import { EnrolkitError } from "@enrolkit/client/server";
import type { ErrorRequestHandler } from "express";
import type { Problem } from "../src/wire.ts";

/** An error with the response that explains it. */
export class HttpError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.title}. ${problem.detail}`);
    this.problem = problem;
  }
}

export const notSignedIn = () =>
  new HttpError({
    status: 401,
    code: "signed_out",
    title: "You are signed out",
    detail: "Sign in again to go on.",
  });

export const forbidden = (detail: string) =>
  new HttpError({ status: 403, code: "forbidden", title: "This is not for you", detail });

export const notFound = (detail: string) =>
  new HttpError({ status: 404, code: "not_found", title: "There is nothing here", detail });

export const badRequest = (detail: string) =>
  new HttpError({ status: 400, code: "bad_request", title: "That request makes no sense here", detail });

/** After a 410 the service sends no more webhooks to that URL. */
export const gone = () =>
  new HttpError({
    status: 410,
    code: "gone",
    title: "That world is gone",
    detail: "This backend takes events of the sandbox in use alone.",
  });

/** The service is not ready, or has not written `sandbox.json` yet. */
export const starting = (detail: string) =>
  new HttpError({ status: 503, code: "starting", title: "The sandbox is still starting", detail });

/** Writes the response of every error, and logs those that nothing explains. */
export function errorHandler(dataDir: string, logError: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = problemOf(error, dataDir);
    if (problem === undefined) logError(error);
    const body = problem ?? internalError;
    response.status(body.status).json(body);
  };
}

function problemOf(error: unknown, dataDir: string): Problem | undefined {
  if (error instanceof HttpError) return error.problem;
  // The service rejects our key when its database was replaced.
  if (error instanceof EnrolkitError)
    return error.status === 401 ? worldGone(dataDir) : serviceProblem(error);
  const status = Number((error as { status?: unknown } | undefined)?.status);
  return status >= 400 && status < 500 ? { ...badRequest("It cannot be read.").problem, status } : undefined;
}

/** The service's error in its own words, for our pages. */
function serviceProblem(error: EnrolkitError): Problem {
  if (error.code === "network_error") return serviceUnreachable;
  return {
    status: error.status || 502,
    code: error.code,
    title: error.title,
    detail: error.message,
    ...(error.allowedStatuses && { allowed_statuses: [...error.allowedStatuses] }),
  };
}

const serviceUnreachable: Problem = {
  status: 503,
  code: "service_unreachable",
  title: "The benefits service does not answer",
  detail: "It may be restarting. This page goes on by itself as soon as it answers.",
};

const worldGone = (dataDir: string): Problem => ({
  status: 503,
  code: "world_gone",
  title: "The service does not know this sandbox any more",
  detail:
    `Its database is not the one that ${dataDir}/sandbox.json was written for. ` +
    "Either point DATABASE_URL back to that database, or stop, delete that folder and start again.",
});

const internalError: Problem = {
  status: 500,
  code: "internal_error",
  title: "Something went wrong here",
  detail: "The demo's log says what.",
};
