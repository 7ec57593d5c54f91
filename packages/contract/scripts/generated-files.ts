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
    source("currency-codes.ts", currencyCodesSource()),
    source("country-codes.ts", countryCodesSource()),
    source("introduction.ts", introductionSource()),
  ];
}

/** Made from the operation table. */
export async function generatedFromContract(): Promise<GeneratedFile[]> {
  const { endpointsSource, sessionEndpointsSource } = await import("./generate-endpoints.ts");
  const { describeApi } = await import("../src/openapi/describe-api.ts");
  const description = JSON.stringify(describeApi({ mode: "test" }), null, 2);
  return [
    source("session-endpoints.ts", sessionEndpointsSource()),
    source("endpoints.ts", endpointsSource()),
    { url: new URL("../../../docs/openapi.json", import.meta.url), text: `${description}\n` },
  ];
}

export function isCurrent({ url, text }: GeneratedFile): boolean {
  return existsSync(url) && readFileSync(url, "utf8") === text;
}

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const root = new URL("../../..", import.meta.url);

function source(name: string, text: string): GeneratedFile {
  const formatted = execFileSync(process.execPath, [biome, "format", "--stdin-file-path=generated.ts"], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  return { url: new URL(`../src/generated/${name}`, import.meta.url), text: formatted };
}
