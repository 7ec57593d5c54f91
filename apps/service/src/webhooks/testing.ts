import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, vi } from "vitest";

/** A request that a receiver got. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The status of the response; absent where there was none. */
  status?: number;
}

/** `hang` never responds; `cut` sends half a status line and closes the connection. */
export type ReceiverResponse = { status: number; headers?: OutgoingHttpHeaders } | "hang" | "cut";

export interface Receiver {
  url: string;
  received: ReceivedRequest[];
  /** Makes the responses to the next requests; 204 by default. */
  respond: (received: ReceivedRequest) => ReceiverResponse;
  /** Closes the open connections. */
  hangUp(): void;
}

/** Starts an endpoint on this machine, for the tests of a file. */
export async function startReceiver(respond?: Receiver["respond"]): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    received: [],
    respond: respond ?? (() => ({ status: 204 })),
    hangUp: () => server.closeAllConnections(),
  };
  const server = createServer((request, response) => void receive(request, response));
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const received: ReceivedRequest = {
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts).toString("utf8"),
    };
    receiver.received.push(received);
    const reply = receiver.respond(received);
    if (reply === "hang") return;
    if (reply === "cut") request.socket.end("HTTP/1.1 20");
    else {
      received.status = reply.status;
      response.writeHead(reply.status, reply.headers).end();
    }
  };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => stop(server));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

/** Verifies a request with the published library at a moment of real time; returns its body. Throws where it is invalid. */
export function verifyReceived({ headers, body }: ReceivedRequest, secret: string, now: number): unknown {
  vi.useFakeTimers({ toFake: ["Date"], now });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
