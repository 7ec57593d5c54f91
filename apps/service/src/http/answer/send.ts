import { type Clock, platformNow } from "../../clock.ts";
import type { ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import { isoTimes } from "../iso-time.ts";
import type { RequestLog } from "../log/request-log.ts";
import { problemBody, problemType } from "./problem-body.ts";

export interface Answer {
  status: number;
  /** JSON, the text of a file, or nothing. */
  body?: string;
  /** `application/json` when absent. */
  type?: string;
  /** A file that browsers save under this name; plain characters only. */
  fileName?: string;
  /** The resource that the body tells about: kept answers are erased with it. */
  subjectId?: string | undefined;
  /** An earlier answer to the same idempotency key. */
  replayed?: boolean;
}

/** The one place that writes the responses of operations. */
export type Sender = (exchange: Exchange, answer: Answer) => void;

export function createSender(parts: { clock: Clock; log: RequestLog; draining: () => boolean }): Sender {
  const isoTime = isoTimes();
  return (exchange, answer) => {
    if (exchange.answered) throw new Error("A request is answered once.");
    exchange.answered = true;
    const { headers, platform, response } = exchange;
    if (platform) {
      headers.push("X-Platform-Time", isoTime(platformNow(parts.clock, platform)));
    }
    if (answer.body !== undefined) {
      headers.push("Content-Type", answer.type ?? "application/json; charset=utf-8");
      headers.push("Content-Length", String(Buffer.byteLength(answer.body)));
    }
    if (answer.fileName !== undefined) {
      headers.push("Content-Disposition", `attachment; filename="${answer.fileName}"`);
    }
    if (answer.replayed) headers.push("Idempotent-Replayed", "true");
    if (parts.draining()) headers.push("Connection", "close");
    response.writeHead(answer.status, headers);
    response.end(answer.body);
    parts.log(exchange, answer.status);
  };
}

/** Writes a refusal, with the headers that belong to it. */
export function sendProblem(send: Sender, exchange: Exchange, problem: ProblemError): void {
  for (const [name, value] of Object.entries(problem.headers)) exchange.headers.push(name, value);
  send(exchange, {
    status: problem.status,
    type: problemType,
    body: problemBody(problem, exchange.id, exchange.path),
  });
}
