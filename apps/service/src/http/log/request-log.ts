import type { Exchange } from "../exchange.ts";
import { isoTimes } from "../iso-time.ts";

export type RequestLog = (exchange: Exchange, status: number) => void;

/**
 * One line a request. The route's pattern stands for the path, which may hold anything; neither query, body,
 * address nor user agent is written. The line is put together by hand, since all its parts are known to be plain:
 * making an object for pino to take apart again costs several times as much.
 */
export function createRequestLog(output: { write(line: string): void }): RequestLog {
  const isoTime = isoTimes();
  return (exchange, status) => {
    const { id, request, route, platform, actor, startedAt } = exchange;
    output.write(
      `{"level":"info","time":"${isoTime(Date.now())}","request_id":"${id}","method":"${request.method}"` +
        `,"route":${quoted(route?.operation.path)},"status":${status}` +
        `,"ms":${Math.round((performance.now() - startedAt) * 1000) / 1000}` +
        `,"platform_id":${quoted(platform?.id)},"actor":${quoted(actor?.kind)},"msg":"request"}\n`,
    );
  };
}

const quoted = (text: string | undefined) => (text === undefined ? "null" : `"${text}"`);
