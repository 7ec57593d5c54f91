import type { RequestHandler } from "express";
import { readSandboxFile } from "../sandbox/sandbox-file.ts";

export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  next();
};

/** As strict as a host may be: no inline script or style, no eval, Trusted Types, and of others only the service. */
export function contentSecurityPolicy(dataDir: string) {
  return [
    "default-src 'self'",
    `connect-src 'self' ${serviceOrigin(dataDir)}`.trimEnd(),
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Empty until the service has written where it answers. */
function serviceOrigin(dataDir: string) {
  try {
    return new URL(readSandboxFile(dataDir).base_url).origin;
  } catch {
    return "";
  }
}
