import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { service, startDemo } from "./testing/demo.ts";

function builtPages() {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Pennyroyal</title>");
  writeFileSync(join(folder, "assets", "main.js"), "0;");
  mkdirSync(join(folder, "without-react"));
  writeFileSync(join(folder, "without-react", "index.html"), "<!doctype html><title>Without React</title>");
  return folder;
}

test("every address opens the same document, under a strict policy that lets the service in", async () => {
  const demo = await startDemo({ pagesDir: builtPages() });
  for (const path of ["/", "/payslips/2026-11", "/benefits"]) {
    const { status, text, headers } = await demo.get(path, { accept: "text/html" });
    expect(status).toBe(200);
    expect(text).toContain("Pennyroyal");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${service.url};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  }
});

test("the page without React is a document of its own, under the same policy", async () => {
  const demo = await startDemo({ pagesDir: builtPages() });
  const moved = await demo.get("/without-react", { accept: "text/html" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/without-react/"]);
  const { status, text, headers } = await demo.get("/without-react/", { accept: "text/html" });
  expect([status, text]).toEqual([200, expect.stringContaining("Without React")]);
  expect(headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
});

test("files are files, and what is missing is missing", async () => {
  const demo = await startDemo({ pagesDir: builtPages() });
  const script = await demo.get("/assets/main.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect((await demo.get("/assets/none.js")).status).toBe(404);
  expect((await demo.get("/favicon.ico", { accept: "text/html" })).status).toBe(404);
  expect((await demo.get("/api/none")).json).toMatchObject({ status: 404, code: "not_found" });
});

test("explains how to build pages that are not built", async () => {
  const demo = await startDemo();
  const { status, text } = await demo.get("/", { accept: "text/html" });
  expect(status).toBe(503);
  expect(text).toContain("npm start");
});
