import { TLSSocket } from "node:tls";
import type { Request, RequestHandler } from "express";
import { isLoopback } from "../loopback.ts";
import { ProblemError } from "../problem/problem.ts";

/** What Node leaves to us of a request's head: one Host (RFC 9112 §3.2), and no expectation that we do not meet. */
export const checkHead: RequestHandler = ({ httpVersion, headers }, _, next) => {
  if (httpVersion === "1.1" && headers.host === undefined) {
    throw new ProblemError("invalid_request", "The header Host is missing. HTTP/1.1 requires it.");
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue") {
    throw new ProblemError("invalid_request", "Only the expectation 100-continue can be met.", {
      status: 417,
    });
  }
  next();
};

/**
 * Rejects plain HTTP and never redirects it: a key that travelled in the clear must be noticed
 * (specification, "Authentication" 4; decisions §4). `plainOnLoopback` lets it pass where only this machine
 * can have sent it.
 */
export function requireHttps({ plainOnLoopback }: { plainOnLoopback: boolean }): RequestHandler {
  return (request, _, next) => {
    if (!(plainOnLoopback && cameByLoopback(request)) && !cameByHttps(request)) {
      throw new ProblemError(
        "invalid_request",
        "Only HTTPS is accepted. Call the https:// address, and replace any key that was sent without it. " +
          "Behind a proxy that ends TLS, ENROLKIT_TRUST_PROXY says whose X-Forwarded-Proto counts " +
          "(in an app that mounts the router: its `trust proxy`).",
      );
    }
    next();
  };
}

function cameByLoopback({ socket: { localAddress = "" } }: Request): boolean {
  return isLoopback(localAddress.replace(/^::ffff:/, ""));
}

/**
 * `request.secure` believes the proxies that the app's `trust proxy` names, but takes the first of several
 * X-Forwarded-Proto, which a client may have sent. The nearest proxy's is the last.
 */
export function cameByHttps(request: Request): boolean {
  if (!request.secure || request.socket instanceof TLSSocket) return request.secure;
  return request.get("X-Forwarded-Proto")?.split(",").at(-1)?.trim().toLowerCase() === "https";
}
