import type { Refusal } from "../wire.ts";

/** The backend refused, or did not answer (`unreachable`). */
export class RequestError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.title);
    this.refusal = refusal;
  }
}

export const get = <Answer>(path: string) => send<Answer>("GET", path);
export const post = <Answer>(path: string, body: object = {}) => send<Answer>("POST", path, body);

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response) throw new RequestError(unreachable);
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RequestError((answer as Refusal | undefined) ?? unreachable);
  return answer as Answer;
}

const unreachable: Refusal = {
  status: 503,
  code: "unreachable",
  title: "Pennyroyal does not answer",
  detail: "Check that it is still running. This page goes on by itself as soon as it answers.",
};
