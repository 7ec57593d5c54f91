import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { countryCodesSource, currencyCodesSource } from "./generate-codes.ts";
import { endpointsSource } from "./generate-endpoints.ts";
import { openApiText } from "./generate-openapi.ts";

export interface GeneratedFile {
  readonly url: URL;
  readonly text: string;
}

/** All that is made from the operation table and the ISO lists, and committed. */
export function generatedFiles(): GeneratedFile[] {
  return [
    {
      url: new URL("../src/generated/currency-codes.ts", import.meta.url),
      text: formatted(currencyCodesSource()),
    },
    {
      url: new URL("../src/generated/country-codes.ts", import.meta.url),
      text: formatted(countryCodesSource()),
    },
    { url: new URL("../src/generated/endpoints.ts", import.meta.url), text: formatted(endpointsSource()) },
    { url: new URL("../../../docs/openapi.json", import.meta.url), text: openApiText("test") },
    { url: new URL("../../../docs/live/openapi.json", import.meta.url), text: openApiText("live") },
  ];
}

export function isCurrent({ url, text }: GeneratedFile): boolean {
  return existsSync(url) && readFileSync(url, "utf8") === text;
}

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const root = new URL("../../..", import.meta.url);

function formatted(source: string): string {
  return execFileSync(process.execPath, [biome, "format", "--stdin-file-path=generated.ts"], {
    cwd: root,
    input: source,
    encoding: "utf8",
  });
}
