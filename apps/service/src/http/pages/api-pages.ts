import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describeApi } from "@enrolkit/contract/openapi";
import { Router } from "express";
import { pageHeaders, setHeaders } from "../answer/security-headers.ts";
import { wrongMethod } from "../routes/allow-header.ts";
import { docsCss, docsHtml, docsScript } from "./docs.ts";

const swaggerUi = join(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"), "..");

interface Page {
  type: string;
  read(): Promise<Buffer> | string;
}

const pages: Record<string, Page> = {
  "/docs": { type: "html", read: () => docsHtml },
  "/docs/start.js": { type: "js", read: () => docsScript },
  "/docs/pages.css": { type: "css", read: () => docsCss },
  "/docs/swagger-ui.css": { type: "css", read: () => readFile(join(swaggerUi, "swagger-ui.css")) },
  "/docs/swagger-ui-bundle.js": { type: "js", read: () => readFile(join(swaggerUi, "swagger-ui-bundle.js")) },
};

/**
 * The API description, and pages to read it: Swagger UI from our own address alone. They send no requests:
 * a secret key has no place in a browser.
 */
export function apiPages(mode: "test" | "live"): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const read = new Map<string, Promise<Buffer> | string>();
  const description: Page = { type: "application/json", read: () => JSON.stringify(describeApi({ mode })) };
  for (const [path, page] of Object.entries({ ...pages, "/openapi.json": description })) {
    const route = router.route(path);
    route.get(async (_, response) => {
      const content = read.get(path) ?? page.read();
      read.set(path, content);
      setHeaders(response, pageHeaders);
      response.type(page.type).send(await content);
    });
    route.all(() => {
      throw wrongMethod("GET, HEAD");
    });
  }
  if (mode === "test") router.get("/", (_, response) => response.redirect("/docs"));
  return router;
}
