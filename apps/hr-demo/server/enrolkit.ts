import type { CallResult, EndpointName } from "@enrolkit/client";
import { type Client, createServerClient } from "@enrolkit/client/server";

/** The service's client with a secret key, which never leaves this backend. */
export type EnrolkitApi = Pick<Client<EndpointName>, "call" | "listAll">;

export const createApi = (baseUrl: string, apiKey: string): EnrolkitApi =>
  createServerClient({ baseUrl, apiKey, maxAttempts: 2 });

/** A platform of the sandbox with its employer, groups and key. */
export type World = CallResult<"CreateWorld">;
