import { ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import { peerOf } from "./peer.ts";
import type { Trust } from "./trust.ts";

export interface TransportSettings {
  /** True where the service is bound to loopback in test mode. */
  plainHttp: boolean;
  trust: Trust;
}

/**
 * Refuses plain HTTP and never redirects it: a key that travelled in the clear must be noticed
 * (specification, "Authentication" 4; decisions §4).
 */
export function requireHttps(exchange: Exchange, settings: TransportSettings): void {
  if (settings.plainHttp || peerOf(exchange.request, settings.trust).secure) return;
  throw new ProblemError(
    "invalid_request",
    "Only HTTPS is accepted. Call the https:// address, and replace any key that was sent without it. " +
      "Behind a proxy that ends TLS, ENROLKIT_TRUST_PROXY says whose X-Forwarded-Proto counts.",
  );
}
