import { invalidRequest, notFound, ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import type { Caller, Credentials } from "./caller.ts";
import type { DashboardTokens } from "./dashboard-tokens.ts";
import { IssuerUnreachable } from "./issuer-keys.ts";

/** Dashboard tokens as this service takes them. */
export interface Dashboard {
  tokens: DashboardTokens;
  /** Undefined: every platform. */
  platforms: ReadonlySet<string> | undefined;
}

/** The user of a dashboard, and the platform that `X-Platform-Id` names; undefined when the token does not count. */
export async function dashboardCaller(
  exchange: Exchange,
  token: string,
  { tokens, platforms }: Dashboard,
  credentials: Credentials,
): Promise<Caller | undefined> {
  const actor = await judged(token, tokens);
  if (!actor) return undefined;
  const id = platformIdOf(exchange);
  const platform = platforms?.has(id) === false ? undefined : await credentials.platform(id);
  // One that may not be acted for looks like one that there is not (decisions §1).
  if (platform?.status !== "active") throw notFound();
  return { actor, platform };
}

async function judged(token: string, tokens: DashboardTokens) {
  try {
    return await tokens(token);
  } catch (error) {
    if (!(error instanceof IssuerUnreachable)) throw error;
    // Not a 401: the token may be good, and its user need not sign in again.
    throw new ProblemError(
      "third_party_error",
      "The identity provider of dashboard tokens cannot be reached, so that this one cannot be checked. Try again soon.",
      { cause: error },
    );
  }
}

/** A dashboard token carries no platform (specification, "Authentication" 6). */
function platformIdOf({ request }: Exchange): string {
  const id = request.headers["x-platform-id"];
  if (id === undefined) {
    throw invalidRequest({
      "X-Platform-Id": ["must name the platform: it is required with a dashboard token"],
    });
  }
  if (typeof id !== "string" || !/^pt_[0-9a-f]{32}$/.test(id)) {
    throw invalidRequest({ "X-Platform-Id": ["must be one id of a platform, as: pt_ and 32 hex digits"] });
  }
  return id;
}
