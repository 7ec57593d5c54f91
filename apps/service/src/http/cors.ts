import cors from "cors";
import type { Request, RequestHandler } from "express";
import { forbidden } from "../problem/problem.ts";
import type { Credentials } from "./credentials.ts";
import type { Endpoint } from "./endpoint.ts";
import { actorOf, stateOf } from "./request-state.ts";

const exposed =
  "Date, Enrolkit-Version, Deprecation, Sunset, X-Platform-Time, Retry-After, X-Request-Id, Idempotent-Replayed, RateLimit, RateLimit-Policy, WWW-Authenticate";
const accepted = "Authorization, Content-Type, Idempotency-Key, X-Platform-Id, X-Request-Id";

/**
 * A preflight carries no token: it is allowed for the union of all platforms' origins (decisions §4). Rejects
 * operations and origins that no browser may use.
 */
export function preflight(endpoints: readonly Endpoint[], credentials: Credentials): RequestHandler {
  const methods = endpoints.filter((endpoint) => endpoint.openToSessions).map((it) => it.operation.method);
  return async (request, response, next) => {
    const method = request.headers["access-control-request-method"];
    if (method === undefined) return next();
    response.vary("Origin, Access-Control-Request-Method, Access-Control-Request-Headers");
    if (!methods.some((open) => open === method)) {
      throw forbidden("No browser may call this operation: it takes no session tokens.");
    }
    const origin = await knownOrigin(request, credentials);
    if (origin === undefined) throw unknownOrigin();
    const allow = cors({
      origin,
      methods: methods.join(", "),
      allowedHeaders: accepted,
      maxAge: 600,
      preflightContinue: true,
    });
    allow(request, response, next);
  };
}

const allowNone = cors({ origin: [] });

/** Lets a page of an allowed origin read the response, errors too. */
export function allowOrigins(credentials: Credentials): RequestHandler {
  return async (request, response, next) => {
    const origin = await knownOrigin(request, credentials);
    const allow = origin === undefined ? allowNone : cors({ origin, exposedHeaders: exposed });
    allow(request, response, next);
  };
}

/** Only a session token may come from a browser, and only from its platform's origins. */
export const checkOrigin: RequestHandler = ({ headers: { origin } }, response, next) => {
  if (origin === undefined) return next();
  const { kind } = actorOf(response);
  if (kind === "platform" || kind === "operator") {
    throw forbidden(
      "A secret key was sent from a browser (the request has an Origin). Keys belong on your server: mint an embed " +
        "session there, give its token to the page, and replace this key, which the page's visitors may have seen.",
    );
  }
  if (!stateOf(response).platform?.allowed_origins.includes(origin)) throw unknownOrigin();
  next();
};

async function knownOrigin(
  { headers: { origin } }: Request,
  credentials: Credentials,
): Promise<string | undefined> {
  return origin !== undefined && (await credentials.origins()).has(origin) ? origin : undefined;
}

function unknownOrigin() {
  return forbidden(
    "This origin is not among those that the platform allows. The operator of the service can add it: `enrolkit origins add`.",
  );
}
