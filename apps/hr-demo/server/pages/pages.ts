import express, { type RequestHandler, Router } from "express";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The built front end: files as they are, and the one document for every address that a person may open. */
export function pages(folder: string, policy: () => string): Router {
  const document = join(folder, "index.html");

  const openDocument: RequestHandler = (request, response, next) => {
    if (request.method !== "GET" || !request.accepts("html") || /\.\w+$/.test(request.path)) return next();
    if (!existsSync(document)) return response.status(503).type("text").send(notBuilt);
    response.set({ "content-security-policy": policy(), "cache-control": "no-cache" });
    response.sendFile(document);
  };

  return Router()
    .use(toLoopbackAddress)
    .use(
      "/assets",
      express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false }),
    )
    .use(express.static(folder, { index: false }))
    .use(openDocument);
}

/** The service lets in the pages of one origin, so there is one. */
const toLoopbackAddress: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" || request.hostname !== "localhost") return next();
  response.redirect(
    `http://${String(request.headers.host).replace("localhost", "127.0.0.1")}${request.originalUrl}`,
  );
};

const notBuilt =
  "The pages are not built yet. Start everything with npm start at the root, " +
  "or build them with pnpm --filter @enrolkit/hr-demo build, then load this page again.\n";
