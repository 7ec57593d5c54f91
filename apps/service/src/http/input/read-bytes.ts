import type { IncomingMessage } from "node:http";
import { ProblemError } from "../../problem/problem.ts";

/** Decisions §4: body ≤ 256 KiB, also after inflating. */
export const largestBody = 256 * 1024;

export function tooLarge(): ProblemError {
  return new ProblemError(
    "invalid_request",
    `The body may be ${largestBody / 1024} KiB at most. Send less at once.`,
    {
      status: 413,
    },
  );
}

/** All bytes of a body as they travel. */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > largestBody) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () => request.off("data", take).off("end", finish).off("error", fail).off("close", fail);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= largestBody) return;
      settle();
      reject(tooLarge());
    };
    const finish = () => {
      settle();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    };
    const fail = () => {
      settle();
      reject(new ProblemError("invalid_request", "The body ended before it was complete. Send it again."));
    };
    request.on("data", take).on("end", finish).on("error", fail).on("close", fail);
  });
}
