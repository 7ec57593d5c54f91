import type { Method } from "@enrolkit/contract";
import { forbidden } from "../problem/problem.ts";
import type { Credentials } from "./auth/caller.ts";
import type { Exchange } from "./exchange.ts";
import type { Route } from "./routes/route.ts";

const exposed =
  "Date, Enrolkit-Version, Deprecation, Sunset, X-Platform-Time, Retry-After, X-Request-Id, Idempotent-Replayed, RateLimit, RateLimit-Policy, WWW-Authenticate";
const accepted = "Authorization, Content-Type, Idempotency-Key, X-Platform-Id, X-Request-Id";

/**
 * Answers a preflight, which carries no token, for the union of all platforms' origins (decisions §4).
 * Throws a 403 for operations and origins that no browser may use.
 */
export async function preflight(
  exchange: Exchange,
  methods: ReadonlyMap<Method, Route>,
  credentials: Credentials,
): Promise<void> {
  const { origin } = exchange.request.headers;
  exchange.headers.push("Vary", "Origin, Access-Control-Request-Method, Access-Control-Request-Headers");
  const open = [...methods.values()].filter((route) => route.openToSessions).map((route) => route.method);
  const asked = exchange.request.headers["access-control-request-method"];
  if (!open.some((method) => method === asked)) {
    throw forbidden("No browser may call this operation: it takes no session tokens.");
  }
  if (origin === undefined || !(await credentials.origins()).has(origin)) throw strangeOrigin();
  exchange.headers.push(
    "Access-Control-Allow-Origin",
    origin,
    "Access-Control-Allow-Methods",
    open.join(", "),
    "Access-Control-Allow-Headers",
    accepted,
    "Access-Control-Max-Age",
    "600",
  );
}

/** Lets a page of an allowed origin read whatever answer it gets, refusals too. */
export async function allowReading(
  exchange: Exchange,
  route: Route,
  credentials: Credentials,
): Promise<void> {
  if (!route.openToSessions) return;
  exchange.headers.push("Vary", "Origin");
  const { origin } = exchange.request.headers;
  if (origin === undefined || !(await credentials.origins()).has(origin)) return;
  exchange.headers.push("Access-Control-Allow-Origin", origin, "Access-Control-Expose-Headers", exposed);
}

/** Once the caller is known: only a session token may come from a browser, and only from its platform's origins. */
export function checkOrigin(exchange: Exchange): void {
  const { origin } = exchange.request.headers;
  const { actor, platform } = exchange;
  if (origin === undefined || !actor) return;
  if (actor.kind === "platform" || actor.kind === "operator") {
    throw forbidden(
      "A secret key was sent from a browser (the request has an Origin). Keys belong on your server: mint an embed " +
        "session there, give its token to the page, and replace this key, which the page's visitors may have seen.",
    );
  }
  if (!platform?.allowed_origins.includes(origin)) throw strangeOrigin();
}

function strangeOrigin() {
  return forbidden("This origin is not among those that the platform allows. Its operator can add it.");
}
