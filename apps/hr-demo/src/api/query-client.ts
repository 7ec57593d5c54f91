import { QueryCache, QueryClient } from "@tanstack/react-query";
import { RequestError } from "./request.ts";
import { sessionQuery } from "./queries.ts";

const retryMs = 1500;

/** The cache of this application. Enrolkit's widgets share it, under keys of their own. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Signed out in another tab, perhaps: the whole application must know.
      onError: (error) => {
        if (isSignedOut(error)) void client.invalidateQueries(sessionQuery);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always", // the backend may be on this machine
        refetchOnWindowFocus: false,
        retry: (_failures, error) => isOutage(error),
        retryDelay: retryMs,
        throwOnError: isUnexpected,
      },
      mutations: { networkMode: "always", throwOnError: isUnexpected },
    },
  });
  return client;
}

/** The backend or the service is down, for the moment. */
const isOutage = (error: unknown) => error instanceof RequestError && error.problem.status === 503;

export const isSignedOut = (error: unknown) => error instanceof RequestError && error.problem.status === 401;

/** An error that no backend sent is a mistake in this application. */
const isUnexpected = (error: unknown) => !(error instanceof RequestError);
