import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";

test("the built pages hold no key, nothing that only a backend may know, and no developer tools", async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const built = await build({ root, logLevel: "silent", build: { write: false, minify: false } });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const text = files.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n");
  expect(text).toContain("Pennyroyal");
  expect(text).not.toMatch(/pk_(test|live)_|op_test_|operator_token|sandbox\.json/);
  expect(text).not.toMatch(/devtools-panel|tsqd-/i);
}, 60_000);
