import type { Method } from "@enrolkit/contract";
import { ProblemError } from "../../problem/problem.ts";

/** What `Allow` says of a path: HEAD goes with GET, OPTIONS with everything. */
export function allowHeader(methods: Iterable<Method>): string {
  const all = [...methods].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...all, "OPTIONS"].join(", ");
}

export function wrongMethod(allow: string): ProblemError {
  return new ProblemError("invalid_request", `This address does not take that method. It takes: ${allow}.`, {
    status: 405,
    headers: { Allow: allow },
  });
}
