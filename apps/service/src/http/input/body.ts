import { invalidRequest } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import type { Route } from "../routes/route.ts";
import { inflated } from "./inflate.ts";
import { requireJson } from "./media-type.ts";
import { parseJson } from "./parse-json.ts";
import { readBytes } from "./read-bytes.ts";
import { bodyErrors, inOurWords } from "./schema-errors.ts";

/** A body as it was sent, for the fingerprint, and as the schema made it. */
export interface Body {
  sent: unknown;
  parsed: unknown;
}

const none: Body = { sent: undefined, parsed: undefined };

export async function readBody(exchange: Exchange, route: Route): Promise<Body> {
  if (route.method === "GET" || route.method === "DELETE") return none;
  const { request } = exchange;
  const schema = "body" in route.operation ? route.operation.body : undefined;
  const bytes = await readBytes(request);
  if (bytes.length === 0) {
    if (!schema) return none;
    throw invalidRequest({ $: ["is required: an object"] }, "The body is empty. Send a JSON object.");
  }
  requireJson(request.headers["content-type"]);
  const sent = parseJson(await inflated(bytes, request.headers["content-encoding"]));
  if (!schema) return withoutFields(sent);
  const result = schema.safeParse(sent, inOurWords);
  if (!result.success) throw invalidRequest(bodyErrors(result.error.issues));
  return { sent, parsed: result.data };
}

/** Some clients send `{}` where no body is asked for. */
function withoutFields(sent: unknown): Body {
  const empty =
    typeof sent === "object" && sent !== null && !Array.isArray(sent) && Object.keys(sent).length === 0;
  if (!empty) throw invalidRequest({ $: ["must be empty: this operation takes no body"] });
  return none;
}
