import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlatformRow } from "../store/rows.ts";
import type { Actor } from "../operations/context.ts";
import { apiHeaders } from "./answer/security-headers.ts";
import type { Route } from "./routes/route.ts";

/** One request, what has been found out about it so far, and the response that it will get. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `X-Request-Id`, and `trace_id` of a problem. */
  readonly id: string;
  readonly startedAt: number;
  /** The path as sent, without the query. */
  readonly path: string;
  /** The query as sent, without the question mark. */
  readonly search: string;
  route: Route | undefined = undefined;
  actor: Actor | undefined = undefined;
  /** Null for the operator, who belongs to none. */
  platform: PlatformRow | null = null;
  /** Headers of whatever answer it will be: flat, name after name. */
  readonly headers: string[];
  answered = false;

  constructor(request: IncomingMessage, response: ServerResponse, id: string) {
    this.request = request;
    this.response = response;
    this.id = id;
    this.headers = [...apiHeaders, "X-Request-Id", id, "Cache-Control", "no-store"];
    this.startedAt = performance.now();
    const target = originForm(request.url ?? "/");
    const mark = target.indexOf("?");
    this.path = mark === -1 ? target : target.slice(0, mark);
    this.search = mark === -1 ? "" : target.slice(mark + 1);
  }
}

/** RFC 9112 §3.2: a server takes the absolute form too. */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  return /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1] || target;
}
