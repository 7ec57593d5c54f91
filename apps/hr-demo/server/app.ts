import express, { type Express, type RequestHandler, Router } from "express";
import helmet from "helmet";
import { join } from "node:path";
import { errorHandler, HttpError, notFound } from "./errors.ts";
import { employeeRoutes } from "./routes/employee.ts";
import { employerRoutes } from "./routes/employer.ts";
import { enrolkitSessionRoute } from "./routes/enrolkit-session.ts";
import { pages } from "./routes/pages.ts";
import { sandboxRoutes } from "./routes/sandbox.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { webhookRoute } from "./routes/webhooks.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createStateFile } from "./sandbox/state-file.ts";
import { createSessions } from "./session.ts";

interface AppOptions {
  /** The folder of the service's `sandbox.json` and of this application's own `hr-demo.json`. */
  dataDir: string;
  /** The folder of the built pages. */
  pagesDir: string;
  /** Called for each error that no response explains. */
  logError: (error: unknown) => void;
}

/** The HR application's backend: its pages, `/api` for those pages, and the receiver of webhooks. */
export function createApp({ dataDir, pagesDir, logError }: AppOptions): Express {
  const stateFile = createStateFile(join(dataDir, "hr-demo.json"));
  const sandbox = createSandbox(dataDir, stateFile);
  const sessions = createSessions(stateFile);

  const api = Router()
    .use(noStore, sameOriginOnly, express.json({ limit: "16kb" }))
    .use(sessions.load(sandbox))
    .use(signInRoutes(sessions))
    .use(enrolkitSessionRoute(sessions, logError))
    .use(employeeRoutes())
    .use(employerRoutes(sandbox))
    .use(sandboxRoutes(sandbox, sessions))
    .use((request) => {
      throw notFound(`This backend has no ${request.method} ${request.originalUrl}.`);
    });

  return express()
    .disable("x-powered-by")
    .use(securityHeaders)
    .use(ownHostsOnly)
    .use("/api", api)
    .use(webhookRoute(sandbox))
    .use(pages(pagesDir, dataDir))
    .use(errorHandler(dataDir, logError));
}

/** The documents have a content security policy of their own, see routes/pages.ts. The demo runs on plain HTTP. */
const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: false,
  }),
  (_request, response, next) => {
    response.set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    next();
  },
];

const ownHosts: readonly string[] = ["127.0.0.1", "localhost", "[::1]"];

/**
 * A page of a stranger whose name was pointed at this machine is of the same origin, as far as the browser knows; only
 * the name gives it away. The port is not checked: Vite's server passes its own pages' requests on with theirs.
 */
const ownHostsOnly: RequestHandler = ({ headers: { host = "" } }, _response, next) => {
  if (ownHosts.includes(host.replace(/:\d+$/, "").toLowerCase())) return next();
  throw new HttpError({
    status: 421,
    code: "wrong_host",
    title: "This is not the address of the demo",
    detail: "Open it at the address that it printed when it started, such as http://127.0.0.1:4173.",
  });
};

const noStore: RequestHandler = (_request, response, next) => {
  response.set("cache-control", "no-store");
  next();
};

/** Browsers send the cookie from no other site. A browser too old for SameSite still sends `Origin`. */
const sameOriginOnly: RequestHandler = ({ headers: { origin, host } }, _response, next) => {
  if (origin === undefined || origin === `http://${host}`) return next();
  throw new HttpError({
    status: 403,
    code: "forbidden",
    title: "Only this application's own pages may do that",
    detail: "The request came from another site.",
  });
};
