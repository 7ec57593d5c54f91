import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { join } from "node:path";
import { EnrolkitError } from "@enrolkit/client/server";
import type { Problem } from "../src/wire.ts";
import { contentSecurityPolicy, securityHeaders } from "./pages/headers.ts";
import { pages } from "./pages/pages.ts";
import { refusalOf } from "./enrolkit/api.ts";
import { notFound, RefusalError, worldGone } from "./refusal.ts";
import type { Context } from "./routes/context.ts";
import { employerRoutes } from "./routes/employer.ts";
import { enrolkitSessionRoute } from "./routes/enrolkit-session.ts";
import { payrollRoutes } from "./routes/payroll.ts";
import { sandboxRoutes } from "./routes/sandbox.ts";
import { sceneryRoutes } from "./routes/scenery.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { webhookRoutes } from "./routes/webhooks.ts";
import { fileMemory } from "./sandbox/memory.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { createSessions } from "./session/sessions.ts";
import type { Settings } from "./settings.ts";

/** The HR application's backend: its pages, and `/api` for them alone. */
export function createApp(
  { dataDir, pagesDir }: Omit<Settings, "port">,
  log: (error: unknown) => void,
): Express {
  const memory = fileMemory(join(dataDir, "hr-demo.json"));
  const context: Context = { sandbox: createSandbox(dataDir, memory), sessions: createSessions(memory) };
  return express()
    .disable("x-powered-by")
    .use(securityHeaders)
    .use("/api", neverCached, fromThisSiteOnly, express.json({ limit: "16kb" }))
    .use("/api", signInRoutes(context))
    .use("/api", enrolkitSessionRoute(context))
    .use("/api", sceneryRoutes(context))
    .use("/api", sandboxRoutes(context))
    .use("/api", employerRoutes(context))
    .use("/api", payrollRoutes(context))
    .use("/api", (request) => {
      throw notFound(`This backend has no ${request.method} ${request.originalUrl}.`);
    })
    .use(webhookRoutes(context))
    .use(pages(pagesDir, () => contentSecurityPolicy(dataDir)))
    .use(answerRefusals(dataDir, log));
}

const neverCached: RequestHandler = (_request, response, next) => {
  response.set("cache-control", "no-store");
  next();
};

/** The cookie is not sent from other sites; a browser too old for that sends `Origin` at least. */
const fromThisSiteOnly: RequestHandler = (request, _response, next) => {
  const { origin, host } = request.headers;
  if (request.method === "GET" || origin === undefined || origin === `http://${host}`) return next();
  throw new RefusalError({
    status: 403,
    code: "forbidden",
    title: "Only this application's own pages may do that",
    detail: "The request came from another site.",
  });
};

function answerRefusals(dataDir: string, log: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const body = explained(error, dataDir) ?? unexpected(error, log);
    response.status(body.status).json(body);
  };
}

function explained(error: unknown, dataDir: string) {
  if (error instanceof RefusalError) return error.body;
  if (!(error instanceof EnrolkitError)) return undefined;
  // A key that the service refuses means that its database was replaced.
  return error.status === 401 ? worldGone(dataDir).body : refusalOf(error);
}

function unexpected(error: unknown, log: (error: unknown) => void): Problem {
  const status = Number((error as { status?: unknown } | undefined)?.status);
  if (status >= 400 && status < 500)
    return {
      status,
      code: "bad_request",
      title: "That request makes no sense here",
      detail: "It cannot be read.",
    };
  log(error);
  return {
    status: 500,
    code: "internal_error",
    title: "Something went wrong here",
    detail: "The demo's log says what.",
  };
}
