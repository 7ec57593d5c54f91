import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { Server as SocketServer } from "node:net";
import type { Duplex } from "node:stream";
import { interfaceVersion } from "@enrolkit/contract";
import express, { type Express, type Router } from "express";
import { inEnglish } from "@enrolkit/rules";
import { problemBody, problemType, statuses } from "./http/problems.ts";
import { requestIdOf } from "./http/request-state.ts";
import { rawDataHeaders } from "./http/security-headers.ts";
import { ProblemError } from "./problem/problem.ts";
import type { Trust } from "./settings.ts";

/** The app of the stand-alone service: the router, behind the proxies that the settings trust. */
export function standAlone(router: Router, trust: Trust): Express {
  const app = express();
  app.set("trust proxy", "hops" in trust ? trust.hops : [...trust.networks]);
  return app.use(router);
}

/** Milliseconds. A request that dribbles in is cut off; a connection may rest between requests. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Node's server with limits on time and size, and a problem for whatever its parser rejects. */
export function createHttpServer(listener: RequestListener, limits: Partial<typeof timeouts> = {}): Server {
  const server = createServer(
    {
      ...timeouts,
      ...limits,
      maxHeaderSize: 16 * 1024,
      // Node would reject these by itself, without a problem: the router does.
      requireHostHeader: false,
    },
    listener,
  );
  server.on("clientError", sendClientError);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) =>
    listener(request, response),
  );
  return server;
}

/** How long a request may be on its way on a connection that is open, in milliseconds. */
const sweepEveryMs = 100;

/**
 * Takes no more connections, lets requests end that run or are on their way, and cuts off what is left after
 * `timeoutMs`.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  // An HTTP server's own `close` would begin with cutting off every connection whose request is not read yet.
  await new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}

const clientErrors: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too large. Send fewer or shorter ones."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The body's chunk extensions are too large. Leave them out."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Send it again, faster."],
};

/** Responds to what Node's HTTP parser rejects, which no handler ever sees, and closes the connection. */
function sendClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable || responseBegun(socket)) {
    socket.destroy();
    return;
  }
  const [status, detail] = clientErrors[error.code ?? ""] ?? [400, "This is no valid HTTP request."];
  socket.end(rawProblem(new ProblemError("invalid_request", detail, { status })));
}

/** A response without Express or even a request: status line, headers, body. */
function rawProblem(problem: ProblemError): string {
  const id = requestIdOf(undefined);
  const body = problemBody(problem, id, inEnglish);
  const headers = {
    ...rawDataHeaders(),
    "X-Request-Id": id,
    "Cache-Control": "no-store",
    "Enrolkit-Version": interfaceVersion,
    "Content-Type": problemType,
    "Content-Length": String(Buffer.byteLength(body)),
    Date: new Date().toUTCString(),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const statusLine = `HTTP/1.1 ${problem.status} ${statuses[problem.status]?.title ?? ""}`;
  return `${statusLine}\r\n${lines.join("")}\r\n${body}`;
}

/** Whether bytes of another response are on the way already: a second one would garble it. */
function responseBegun(socket: Duplex): boolean {
  const current = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage;
  return current?.headersSent ?? false;
}
