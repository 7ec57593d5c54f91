import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeApi } from "@enrolkit/contract/openapi";
import { afterAll, expect, test } from "vitest";
import { typeErrorsOf } from "../testing/type-errors.ts";

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
  const errors = await typeErrorsOf(
    folder,
    [...samples, wrong].map(({ name }) => name),
  );
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts/)]);
}, 120_000);
