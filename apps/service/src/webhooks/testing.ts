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

/** What a receiver was sent. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What it was answered, if it was. */
  status?: number;
}

/** How it answers; `hang`: never, `cut`: with half a status line, and closes. */
export type ReceiverAnswer = { status: number; headers?: OutgoingHttpHeaders } | "hang" | "cut";

export interface Receiver {
  url: string;
  received: Received[];
  /** What the next requests are answered, 204 by default. */
  answer: (received: Received) => ReceiverAnswer;
  /** Ends the connections that are open. */
  hangUp(): void;
}

/** Somebody's endpoint on this machine, for the tests of a file. */
export async function startReceiver(answer?: Receiver["answer"]): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    received: [],
    answer: answer ?? (() => ({ status: 204 })),
    hangUp: () => server.closeAllConnections(),
  };
  const server = createServer((request, response) => void take(request, response));
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const received: Received = {
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts).toString("utf8"),
    };
    receiver.received.push(received);
    const given = receiver.answer(received);
    if (given === "hang") return;
    if (given === "cut") request.socket.end("HTTP/1.1 20");
    else {
      received.status = given.status;
      response.writeHead(given.status, given.headers).end();
    }
  };
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterAll(() => stop(server));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

/** What was sent, checked by the published library at a moment of real time. Throws where it does not verify. */
export function verified({ headers, body }: Received, secret: string, now: number): unknown {
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
