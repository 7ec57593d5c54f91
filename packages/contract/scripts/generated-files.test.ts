import { expect, test } from "vitest";
import { generatedFromContract, generatedSources, isCurrent } from "./generated-files.ts";

const files = [...generatedSources(), ...(await generatedFromContract())];

test.each(files.map((file) => ({ ...file, path: file.url.pathname })))("$path is current", (file) => {
  expect(isCurrent(file)).toBe(true);
});
