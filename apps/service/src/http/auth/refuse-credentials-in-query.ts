import { invalidRequest } from "../../problem/problem.ts";

const names = new Set(["access_token", "api_key", "apikey", "authorization", "token", "session_token"]);
const secret = /(?:pk|est|op)_(?:test|live)_|eyJ[\w-]+\.eyJ[\w-]+\./;
const plainName = /^[\w.[\]-]{1,100}$/;

/**
 * Addresses end up in logs and histories: credentials there are refused (RFC 6750 §5.3; decisions §4). The refusal
 * names the parameter, unless the credential stands in the name's place.
 */
export function refuseCredentialsInQuery(search: string): void {
  if (search === "") return;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!names.has(name.toLowerCase()) && !secret.test(value) && !secret.test(name)) continue;
    const shown = plainName.test(name) && !secret.test(name) ? name : "query";
    throw invalidRequest({
      [shown]: [
        "must not hold a credential; send it in the header Authorization and replace the one sent here",
      ],
    });
  }
}
