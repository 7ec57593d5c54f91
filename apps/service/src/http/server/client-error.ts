import type { Duplex } from "node:stream";
import { ProblemError } from "../../problem/problem.ts";
import { problemBody, problemType } from "../answer/problem-body.ts";
import { apiHeaders } from "../answer/security-headers.ts";
import { statuses } from "../answer/status.ts";
import { requestIdOf } from "../request-id.ts";

const refusals: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too large. Send fewer or shorter ones."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The body's chunk extensions are too large. Leave them out."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Send it again, faster."],
};

/** Answers what Node's HTTP parser refuses, which no handler ever sees, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable || answerBegun(socket)) {
    socket.destroy();
    return;
  }
  const [status, detail] = refusals[error.code ?? ""] ?? [400, "This is no valid HTTP request."];
  socket.end(rawProblem(new ProblemError("invalid_request", detail, { status })));
}

/** A response without Express or even a request: status line, headers, body. */
function rawProblem(problem: ProblemError): string {
  const id = requestIdOf(undefined);
  const body = problemBody(problem, id);
  const headers = [
    ...apiHeaders,
    "X-Request-Id",
    id,
    "Cache-Control",
    "no-store",
    "Content-Type",
    problemType,
  ];
  headers.push("Content-Length", String(Buffer.byteLength(body)), "Date", new Date().toUTCString());
  headers.push("Connection", "close");
  let head = `HTTP/1.1 ${problem.status} ${statuses[problem.status]?.title ?? ""}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${head}\r\n${body}`;
}

/** Whether bytes of another answer are on the way already: a second one would garble it. */
function answerBegun(socket: Duplex): boolean {
  const current = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage;
  return current?.headersSent ?? false;
}
