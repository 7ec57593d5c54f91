import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describeApi } from "@enrolkit/contract/openapi";
import { afterAll, expect, test } from "vitest";

// Inside the package, so that the samples can import it by its name, as a host's code does.
const folder = mkdtempSync(fileURLToPath(new URL("../../samples-", import.meta.url)));
afterAll(() => rmSync(folder, { recursive: true }));

interface Described {
  operationId: string;
  "x-codeSamples": { lang: string; source: string }[];
}

test("the samples of the API description are strict TypeScript", async () => {
  const { paths } = describeApi({ mode: "test" });
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Described[]);
  const samples = operations.map(({ operationId, "x-codeSamples": all }) => ({
    name: `${operationId}.ts`,
    source: all.find(({ lang }) => lang === "typescript")?.source ?? "",
  }));
  expect(samples.length).toBeGreaterThan(60);
  // The check must be able to find an error.
  const wrong = {
    name: "wrong.ts",
    source: samples[0]?.source.replace(/(call|listAll)\("\w+"/, '$1("Nothing"') ?? "",
  };
  for (const { name, source } of [...samples, wrong])
    writeFileSync(join(folder, name), `${source}\nexport {};\n`);
  const compilerOptions = {
    target: "ES2023",
    module: "NodeNext",
    customConditions: ["enrolkit-source"],
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const { stdout } = await promisify(execFile)("tsc", ["-p", ".", "--pretty", "false"], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  const names = [...samples, wrong].map(({ name }) => name);
  const errors = stdout.split("\n").filter((line) => names.some((name) => line.startsWith(name)));
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts/)]);
}, 120_000);
