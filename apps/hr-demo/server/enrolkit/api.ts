import { type Client, createServerClient, type EnrolkitError } from "@enrolkit/client/server";
import type { EndpointName } from "@enrolkit/client";
import type { Problem } from "../../src/wire.ts";

/** How this backend talks to Enrolkit: with a secret key that stays in here. */
export type EnrolkitApi = Pick<Client<EndpointName>, "call" | "listAll">;

export function enrolkitApi(baseUrl: string, apiKey: string): EnrolkitApi {
  return createServerClient({ baseUrl, apiKey, maxAttempts: 2 });
}

/** What the service said, in its own words, for our own pages. */
export function refusalOf(error: EnrolkitError): Problem {
  if (error.code === "network_error") return unreachable;
  return {
    status: error.status || 502,
    code: error.code,
    title: error.title,
    detail: error.message,
    ...(error.allowedStatuses && { allowed_statuses: [...error.allowedStatuses] }),
  };
}

const unreachable: Problem = {
  status: 503,
  code: "service_unreachable",
  title: "The benefits service does not answer",
  detail: "It may be restarting. This page goes on by itself as soon as it answers.",
};
