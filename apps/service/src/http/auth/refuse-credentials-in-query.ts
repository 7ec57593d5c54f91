import { invalidRequest } from "../../problem/problem.ts";

const names = new Set(["access_token", "api_key", "apikey", "authorization", "token", "session_token"]);
const secret = /^(?:pk|est|op)_(?:test|live)_/;

/** Addresses end up in logs and histories: credentials there are refused (RFC 6750 §5.3; decisions §4). */
export function refuseCredentialsInQuery(search: string): void {
  if (search === "") return;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!names.has(name.toLowerCase()) && !secret.test(value)) continue;
    const shown = names.has(name.toLowerCase()) ? name.toLowerCase() : "query";
    throw invalidRequest({
      [shown]: [
        "must not hold a credential; send it in the header Authorization and replace the one sent here",
      ],
    });
  }
}
