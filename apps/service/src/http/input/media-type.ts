import { ProblemError } from "../../problem/problem.ts";

const json = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/** Only JSON in UTF-8 is read. */
export function requireJson(contentType: string | undefined): void {
  if (contentType !== undefined && json.test(contentType)) return;
  throw new ProblemError(
    "invalid_request",
    "The body must be JSON in UTF-8, sent with the header Content-Type: application/json.",
    { status: 415, headers: { Accept: "application/json" } },
  );
}
