import { ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";

/** What Node leaves to us of a request's head: one Host (RFC 9112 §3.2), and no expectation that we do not meet. */
export function checkHead({ request }: Exchange): void {
  if (request.httpVersion === "1.1" && request.headers.host === undefined) {
    throw new ProblemError("invalid_request", "The header Host is missing. HTTP/1.1 requires it.");
  }
  if (request.headers.expect !== undefined && request.headers.expect.toLowerCase() !== "100-continue") {
    throw new ProblemError("invalid_request", "Only the expectation 100-continue can be met.", {
      status: 417,
    });
  }
}
