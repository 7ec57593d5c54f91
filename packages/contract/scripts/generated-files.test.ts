import { expect, test } from "vitest";
import { generatedFiles, isCurrent } from "./generated-files.ts";

test.each(generatedFiles().map((file) => ({ ...file, path: file.url.pathname })))(
  "$path is current",
  (file) => {
    expect(isCurrent(file)).toBe(true);
  },
);
