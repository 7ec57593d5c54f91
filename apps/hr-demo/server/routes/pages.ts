import express, { type RequestHandler, Router } from "express";
import { existsSync } from "node:fs";
import { join } from "node:path";
import helmet from "helmet";
import { readSandboxFile } from "../sandbox/sandbox-file.ts";

/** A page that uses elements, and nothing of the application. */
const withoutReact = "/without-react/";

/** The built front end: its files, and one document for every address that a person may open but `withoutReact`. */
export function pages(folder: string, dataDir: string): Router {
  const sendDocument: RequestHandler = (request, response, next) => {
    if (request.method !== "GET" || !request.accepts("html") || /\.\w+$/.test(request.path)) return next();
    const document = join(folder, request.path === withoutReact ? withoutReact : "", "index.html");
    if (!existsSync(document)) return response.status(503).type("text").send(notBuilt);
    response.set("cache-control", "no-cache").sendFile(document);
  };

  return Router()
    .use(redirectToLoopback)
    .use(
      "/assets",
      express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false }),
    )
    .use(express.static(folder, { index: false }))
    .use(contentSecurityPolicy(dataDir), sendDocument);
}

/** As strict as a host can be: no inline script or style, no eval, Trusted Types, and no other origin but the service. */
const contentSecurityPolicy = (dataDir: string) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "connect-src": ["'self'", () => serviceOrigin(dataDir)],
      "img-src": ["'self'", "https:", "data:"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["'none'"],
    },
  });

/** Nothing more than our own origin until the service has written its address. */
function serviceOrigin(dataDir: string) {
  try {
    return new URL(readSandboxFile(dataDir).base_url).origin;
  } catch {
    return "'self'";
  }
}

/** The service's CORS lets in the pages of one origin, so there is one. */
const redirectToLoopback: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" || request.hostname !== "localhost") return next();
  response.redirect(
    `http://${String(request.headers.host).replace("localhost", "127.0.0.1")}${request.originalUrl}`,
  );
};

const notBuilt =
  "The pages are not built yet. Start everything with npm start at the root, " +
  "or build them with pnpm --filter @enrolkit/hr-demo build, then load this page again.\n";
