import { RefusalError } from "../refusal.ts";

/** How this backend talks to Enrolkit: the secret key stays in here. */
export interface EnrolkitApi {
  get: <Answer>(path: string) => Promise<Answer>;
  /** `once` names the effect: sent again under the same name it happens once (an idempotency key). */
  post: <Answer>(path: string, body?: object, once?: string) => Promise<Answer>;
  delete: <Answer>(path: string) => Promise<Answer>;
}

interface Problem {
  title?: string;
  detail?: string;
  error_code?: string;
  allowed_statuses?: string[];
}

const patience = 30_000;

export function enrolkitApi(baseUrl: string, key: string): EnrolkitApi {
  async function call<Answer>(method: string, path: string, body?: object, once?: string): Promise<Answer> {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { "content-type": "application/json" }),
        ...(once && { "idempotency-key": once }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw unreachable(baseUrl, cause);
    });
    if (!response.ok) throw refused(response.status, await response.json().catch(() => ({})));
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }
  return {
    get: (path) => call("GET", path),
    post: (path, body, once) => call("POST", path, body, once),
    delete: (path) => call("DELETE", path),
  };
}

/** What the service said, in its own words. */
function refused(status: number, problem: Problem) {
  return new RefusalError({
    status,
    code: problem.error_code ?? "service_error",
    title: problem.title ?? "The service refused",
    detail: problem.detail ?? `It answered with status ${status}.`,
    ...(problem.allowed_statuses && { allowed_statuses: problem.allowed_statuses }),
  });
}

function unreachable(baseUrl: string, cause: unknown) {
  const refusal = new RefusalError({
    status: 503,
    code: "service_unreachable",
    title: "The benefits service does not answer",
    detail: `Nothing answers at ${baseUrl}. It may be restarting: this page tries again by itself.`,
  });
  refusal.cause = cause;
  return refusal;
}
