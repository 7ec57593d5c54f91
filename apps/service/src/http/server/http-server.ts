import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { answerClientError } from "./client-error.ts";

/** Milliseconds. A request that dribbles in is cut off; a connection may rest between requests. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Node's server with limits on time and size, and a problem for whatever its parser refuses. */
export function createHttpServer(listener: RequestListener, limits: Partial<typeof timeouts> = {}): Server {
  const server = createServer(
    {
      ...timeouts,
      ...limits,
      maxHeaderSize: 16 * 1024,
      // Node would answer these by itself, without a problem: the pipeline does.
      requireHostHeader: false,
    },
    listener,
  );
  server.on("clientError", answerClientError);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) =>
    listener(request, response),
  );
  return server;
}
