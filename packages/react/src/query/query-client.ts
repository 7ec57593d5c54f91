import { QueryClient } from "@tanstack/react-query";

/** A cache of its own for each provider: nothing of the host's, nothing shared between two providers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client has retried what may be retried by the time a call fails.
        retry: false,
        // Offline is a failure that is shown and can be tried again, not a silent pause.
        networkMode: "always",
        refetchOnWindowFocus: true,
      },
    },
  });
}
