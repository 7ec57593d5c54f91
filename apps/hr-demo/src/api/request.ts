import type { Problem } from "../wire.ts";

/** The backend rejected the request, or is unreachable. */
export class RequestError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

export const get = <Body>(path: string, signal: AbortSignal) => send<Body>(path, { method: "GET", signal });

export const post = <Body>(path: string, body: object = {}) =>
  send<Body>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function send<Body>(path: string, init: RequestInit): Promise<Body> {
  const response = await fetch(path, init).catch(() => undefined);
  if (!response) throw new RequestError(unreachable);
  if (response.status === 204) return undefined as Body;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RequestError((body as Problem | undefined) ?? unreachable);
  return body as Body;
}

const unreachable: Problem = {
  status: 503,
  code: "unreachable",
  title: "Pennyroyal does not answer",
  detail: "Check that it is still running. This page goes on by itself as soon as it answers.",
};
