import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { countryCodesSource, currencyCodesSource } from "./generate-codes.ts";
import { introductionSource } from "./generate-introduction.ts";

export interface GeneratedFile {
  readonly url: URL;
  readonly text: string;
}

/** Made from the ISO lists and Markdown. The contract imports them, so they are written before what is made from it. */
export function generatedSources(): GeneratedFile[] {
  return [
    source("contract/src/generated/currency-codes.ts", currencyCodesSource()),
    source("contract/src/generated/country-codes.ts", countryCodesSource()),
    source("contract/src/generated/introduction.ts", introductionSource()),
  ];
}

/** Made from the schemas and the operation table. What is for browsers goes where no zod is. */
export async function generatedFromContract(): Promise<GeneratedFile[]> {
  const { endpointsSource, sessionEndpointsSource, testedEndpointsSource } = await import(
    "./generate-endpoints.ts"
  );
  const { operationsSource, resourcesSource, typesByNameSource } = await import("./generate-types.ts");
  const { describeApi } = await import("../src/openapi/describe-api.ts");
  const description = JSON.stringify(describeApi({ mode: "test" }), null, 2);
  return [
    source("types/src/generated/resources.ts", resourcesSource()),
    source("types/src/testing/types-by-name.ts", typesByNameSource()),
    source("client/src/generated/operations.ts", operationsSource()),
    source("client/src/generated/session-endpoints.ts", sessionEndpointsSource()),
    source("client/src/generated/endpoints.ts", endpointsSource()),
    source("testing/src/generated/endpoints.ts", testedEndpointsSource()),
    { url: new URL("../../../docs/openapi.json", import.meta.url), text: `${description}\n` },
  ];
}

export function isCurrent({ url, text }: GeneratedFile): boolean {
  return existsSync(url) && readFileSync(url, "utf8") === text;
}

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const root = new URL("../../..", import.meta.url);

/** `path` is that in `packages`. */
function source(path: string, text: string): GeneratedFile {
  const formatted = execFileSync(process.execPath, [biome, "format", "--stdin-file-path=generated.ts"], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  return { url: new URL(`../../${path}`, import.meta.url), text: formatted };
}
