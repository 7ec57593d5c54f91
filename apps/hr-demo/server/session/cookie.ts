import { createHash, randomBytes } from "node:crypto";
import type { CookieOptions, Request } from "express";

export const cookieName = "pennyroyal_session";

/** Read by no script, sent along from no other site. The demo is served on loopback, so without `Secure`. */
export const cookieOptions: CookieOptions = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 12 * 60 * 60 * 1000,
};

export const newCookie = () => randomBytes(32).toString("base64url");

/** Only this is stored: who reads the memory cannot sign in with it. */
export const hashOf = (cookie: string) => createHash("sha256").update(cookie).digest("hex");

export function cookieIn(request: Request): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName)?.[1];
}
