import type { Problem } from "../src/wire.ts";

/** Thrown by whoever knows why something cannot be done; the app writes it as the answer. */
export class RefusalError extends Error {
  readonly body: Problem;

  constructor(body: Problem) {
    super(`${body.title}. ${body.detail}`);
    this.body = body;
  }
}

export const notSignedIn = () =>
  new RefusalError({
    status: 401,
    code: "signed_out",
    title: "You are signed out",
    detail: "Sign in again to go on.",
  });

export const notForThisPerson = (detail: string) =>
  new RefusalError({ status: 403, code: "forbidden", title: "This is not for you", detail });

export const notFound = (detail: string) =>
  new RefusalError({ status: 404, code: "not_found", title: "There is nothing here", detail });

export const badRequest = (detail: string) =>
  new RefusalError({ status: 400, code: "bad_request", title: "That request makes no sense here", detail });

/** 410 has the service send no more to that address. */
export const gone = () =>
  new RefusalError({
    status: 410,
    code: "gone",
    title: "That world is gone",
    detail: "This backend takes events of the sandbox in use alone.",
  });

export const starting = (detail: string) =>
  new RefusalError({ status: 503, code: "starting", title: "The sandbox is still starting", detail });

/** The service no longer knows the key of sandbox.json. */
export const worldGone = (dataDir: string) =>
  new RefusalError({
    status: 503,
    code: "world_gone",
    title: "The service does not know this sandbox any more",
    detail:
      `Its database is not the one that ${dataDir}/sandbox.json was written for. ` +
      "Either point DATABASE_URL back to that database, or stop, delete that folder and start again.",
  });
