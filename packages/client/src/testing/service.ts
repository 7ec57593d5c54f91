import type { World } from "@enrolkit/types";
import { type Connection, connectService } from "@enrolkit/testing/connect";
import { inject } from "vitest";
import { createServerClient } from "../server/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The service of `service.setup.ts`. */
    enrolkit: Connection;
  }
}

/** The real service. */
export const service = connectService(inject("enrolkit"));

/** A platform's client in a world of the service, and the requests that it has sent. */
export function createPlatformClient(world: World) {
  const sent: Request[] = [];
  const client = createServerClient({
    baseUrl: service.url,
    apiKey: world.api_key,
    fetch(url, init) {
      sent.push(new Request(url, init));
      return fetch(url, init);
    },
  });
  return { client, sent };
}
