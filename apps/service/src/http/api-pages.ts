import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { describeApi } from "@enrolkit/contract/openapi";
import { type RequestHandler, type Response, Router } from "express";
import { readGuides } from "./guides.ts";
import { rendererFile } from "./page-files.ts";
import { rejectMethod } from "./problems.ts";
import { stateOf } from "./request-state.ts";
import type { Services } from "../context.ts";
import { sandboxIds } from "../test-mode/sandbox-ids.ts";
import type { Respond } from "./respond.ts";
import { pageHeaders } from "./security-headers.ts";

const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  script: "text/javascript; charset=utf-8",
  json: "application/json",
  text: "text/plain; charset=utf-8",
};
type Type = keyof typeof types;

/** A page's text; `mountPath` is where the router is mounted. */
type Content = (mountPath: string) => string;

/** A file that is the same wherever the router is mounted, and where it comes from. */
type Asset = () => Promise<Buffer>;

/**
 * The API description, and pages to read it: Scalar, the guides beside it, all from our own address alone. They send no
 * requests to the API: a secret key has no place in a browser. In test mode `/` leads there, and samples have ids of the sandbox.
 */
export function apiPages(services: Services, respond: Respond): Router {
  const { mode } = services;
  const router = Router({ caseSensitive: true, strict: true });
  const serve = (path: string, ...handlers: RequestHandler[]) => {
    router
      .route(path)
      .get(pageHeaders, ...handlers)
      .all(rejectMethod("GET, HEAD"));
  };
  const pages: Record<string, [Type, Content]> = {
    "/docs": ["html", (mountPath) => docsHtml(mountPath, mode)],
    "/openapi.json": ["json", descriptionOf(mode)],
  };
  for (const [path, [type, content]] of Object.entries(pages)) {
    serve(path, (_, response) => {
      respond(response, { status: 200, type: types[type], body: content(stateOf(response).mountPath) });
    });
  }
  const assets: Record<string, [Type, Asset]> = {
    "/docs/start.js": ["script", ownFile("start.js")],
    "/docs/samples.js": ["script", ownFile("samples.js")],
    "/docs/pages.css": ["css", ownFile("pages.css")],
    "/docs/guides.json": ["json", guidesJson],
    "/docs/scalar.js": ["script", () => readFile(rendererFile)],
    "/docs/licences.txt": ["text", ownFile("licences.txt")],
  };
  for (const [path, [type, asset]] of Object.entries(assets))
    serve(path, sendAsset(types[type], asset, respond));
  if (mode === "test") {
    serve("/docs/ids.json", async (_, response) => {
      const body = JSON.stringify(await sandboxIds(services));
      respond(response, { status: 200, type: types.json, body });
    });
    router.get("/", (_, response) => {
      response.setHeader("Location", `${stateOf(response).mountPath}/docs`);
      respond(response, { status: 302 });
    });
  }
  return router;
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Sends a file that is read when its first reader comes, and held compressed. A browser that has it gets a 304. */
function sendAsset(type: string, asset: Asset, respond: Respond): RequestHandler {
  const read = once(async () => {
    const bytes = await asset();
    return { zipped: await zip(bytes), etag: `"${hash("sha256", bytes, "base64url")}"` };
  });
  return async (request, response: Response) => {
    const { zipped, etag } = await read();
    response.setHeader("ETag", etag);
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", "Accept-Encoding");
    if (request.headers["if-none-match"] === etag) {
      respond(response, { status: 304 });
      return;
    }
    const takesZipped = request.acceptsEncodings("gzip") === "gzip";
    if (takesZipped) response.setHeader("Content-Encoding", "gzip");
    respond(response, { status: 200, type, body: takesZipped ? zipped : await unzip(zipped) });
  };
}

/** Remembers what a function resolves with; where it fails, it is asked again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** A file in the folder `pages` of this package, which is there built or not. */
function ownFile(name: string): Asset {
  return () => readFile(new URL(`../../pages/${name}`, import.meta.url));
}

async function guidesJson(): Promise<Buffer> {
  return Buffer.from(JSON.stringify(await readGuides()));
}

/** Made from the contract; its server is the address that the router is mounted at. */
function descriptionOf(mode: "test" | "live"): Content {
  let text: string | undefined;
  return (mountPath) => {
    if (mountPath === "") return (text ??= JSON.stringify(describeApi({ mode })));
    const servers = [{ url: mountPath, description: "The service that serves this description" }];
    return JSON.stringify({ ...describeApi({ mode }), servers });
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The frame of the API pages. A live key never belongs in a page, so a live service has no field for one. */
function docsHtml(mountPath: string, mode: "test" | "live"): string {
  const base = escaped(mountPath);
  const keyForm = `
      <form class="key" id="key-form" autocomplete="off">
        <output id="key-state" for="key"></output>
        <label for="key">Test key</label>
        <input id="key" placeholder="pk_test_…" spellcheck="false" autocapitalize="off" aria-describedby="key-state">
      </form>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Enrolkit API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${base}/docs/pages.css">
  </head>
  <body>
    <section class="bar" aria-label="Enrolkit API">
      <a class="brand" href="${base}/docs">Enrolkit <small>API and guides</small></a>${mode === "test" ? keyForm : ""}
    </section>
    <div id="reference" data-mount-path="${base}"></div>
    <noscript>These pages need JavaScript. The API description itself is <a href="${base}/openapi.json">openapi.json</a>.</noscript>
    <script src="${base}/docs/scalar.js"></script>
    <script type="module" src="${base}/docs/start.js"></script>
  </body>
</html>
`;
}
