import { invalidRequest } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import type { Route } from "../routes/route.ts";

const visibleAscii = /^[!-~]{1,200}$/;

/** The `Idempotency-Key` of a POST; elsewhere the header means nothing, whatever it holds (decisions §4). */
export function idempotencyKeyOf(exchange: Exchange, route: Route): string | undefined {
  if (route.method !== "POST") return undefined;
  const sent = exchange.request.headers["idempotency-key"];
  if (sent === undefined) return undefined;
  if (typeof sent === "string" && visibleAscii.test(sent)) return sent;
  throw invalidRequest({
    "Idempotency-Key": ["must be sent once and hold 1 to 200 visible ASCII characters, without blanks"],
  });
}
