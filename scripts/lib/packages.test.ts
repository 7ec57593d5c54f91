import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "./packages.mjs";
import { root } from "./root.mjs";

test.each(Object.entries(publishedPackages))(
  "%s says what it is, where it is from and what it needs",
  (name, folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      name: `@enrolkit/${name}`,
      description: expect.stringMatching(/^[A-Z].{20,}\.$/),
      license: "MIT",
      repository: { type: "git", url: expect.stringMatching(/^git\+https:/), directory: folder },
      engines: { node: expect.stringMatching(/^>=\d+/) },
    });
    expect(manifest.keywords.length).toBeGreaterThan(2);
  },
);
