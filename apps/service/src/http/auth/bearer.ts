import type { IncomingMessage } from "node:http";
import { invalidRequest } from "../../problem/problem.ts";
import { unauthorized } from "./unauthorized.ts";

/**
 * The bearer token of a request. Node keeps the first of two `Authorization` headers and says nothing, so the
 * raw headers are counted: two are a 400.
 */
export function bearerOf(request: IncomingMessage): string {
  const { rawHeaders } = request;
  let sent: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 13 || name.toLowerCase() !== "authorization") continue;
    if (sent !== undefined) {
      throw invalidRequest({ Authorization: ["must be sent once; it came more than once"] });
    }
    sent = rawHeaders[at + 1] ?? "";
  }
  if (sent === undefined)
    throw unauthorized("Send your key in the header Authorization, as: Bearer <API_KEY>.");
  const token = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(sent)?.[1];
  if (token === undefined) throw unauthorized("The header Authorization must read: Bearer <API_KEY>.");
  return token;
}
