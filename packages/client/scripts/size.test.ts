import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rollup } from "vite";

/** The browser entry as a host's bundler would take it in. */
async function bundle(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["enrolkit-source"] },
    build: { write: false, lib: { entry: "src/index.ts", formats: ["es"] } },
  });
  const [output] = built as Rollup.RollupOutput[];
  return output?.output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("") ?? "";
}

test("the client is at most 8 kB and brings neither schemas nor the server's part along", async () => {
  const code = await bundle();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8_000);
  expect(code).not.toMatch(/zod|ZodError|No one is signed in|whsec_/);
});
