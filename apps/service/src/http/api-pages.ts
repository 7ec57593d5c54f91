import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describeApi } from "@enrolkit/contract/openapi";
import { type Response, Router } from "express";
import { rejectMethod } from "./problems.ts";
import { stateOf } from "./request-state.ts";
import type { Respond } from "./respond.ts";
import { pageHeaders } from "./security-headers.ts";

const swaggerUi = join(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"), "..");

const types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  script: "text/javascript; charset=utf-8",
  json: "application/json",
};

/** A page's text; `mountPath` is where the router is mounted. */
type Content = (mountPath: string) => string | Buffer | Promise<Buffer>;

/**
 * The API description, and pages to read it: Swagger UI from our own address alone. They send no requests:
 * a secret key has no place in a browser. In test mode `/` leads there.
 */
export function apiPages(mode: "test" | "live", respond: Respond): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const description = descriptionOf(mode);
  const pages: Record<string, [keyof typeof types, Content]> = {
    "/docs": ["html", docsHtml],
    "/docs/start.js": ["script", docsScript],
    "/docs/pages.css": ["css", () => docsCss],
    "/docs/swagger-ui.css": ["css", fromSwaggerUi("swagger-ui.css")],
    "/docs/swagger-ui-bundle.js": ["script", fromSwaggerUi("swagger-ui-bundle.js")],
    "/openapi.json": ["json", description],
  };
  for (const [path, [type, content]] of Object.entries(pages)) {
    router
      .route(path)
      .get(pageHeaders, async (_, response: Response) => {
        const body = await content(stateOf(response).mountPath);
        respond(response, { status: 200, type: types[type], body });
      })
      .all(rejectMethod("GET, HEAD"));
  }
  if (mode === "test") {
    router.get("/", (_, response) => {
      response.setHeader("Location", `${stateOf(response).mountPath}/docs`);
      respond(response, { status: 302 });
    });
  }
  return router;
}

/** Files of Swagger UI are read when the first reader comes. */
function fromSwaggerUi(file: string): Content {
  let read: Promise<Buffer> | undefined;
  return () => (read ??= readFile(join(swaggerUi, file)));
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

/** The frame of the API pages. */
const docsHtml = (mountPath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Enrolkit: API description</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${escaped(mountPath)}/docs/swagger-ui.css">
    <link rel="stylesheet" href="${escaped(mountPath)}/docs/pages.css">
  </head>
  <body>
    <main id="pages"></main>
    <script src="${escaped(mountPath)}/docs/swagger-ui-bundle.js"></script>
    <script src="${escaped(mountPath)}/docs/start.js"></script>
  </body>
</html>
`;

/** Nothing is sent from here, so there is no field for a key either. */
const docsCss = `body { margin: 0; }
.swagger-ui .opblock-tag { font-size: 1.25rem; }
.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none; }
`;

/** No "try it out": a secret key has no place in a browser, and the service rejects it there. */
function docsScript(mountPath: string): string {
  const settings = {
    url: `${mountPath}/openapi.json`,
    dom_id: "#pages",
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    docExpansion: "list",
    filter: true,
    supportedSubmitMethods: [],
    validatorUrl: null,
  };
  return `SwaggerUIBundle(${JSON.stringify(settings)});\n`;
}
