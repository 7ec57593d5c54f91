import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packedFiles, publishedPackages } from "./packages.mjs";
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

test("what was packed is listed with its path and its size", () => {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-packed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "client.tgz"), "x".repeat(1234));
  writeFileSync(join(folder, "service.tgz"), "x".repeat(123_456));
  expect(packedFiles(folder, ["client", "service"])).toEqual([
    `${join(folder, "client.tgz")}     1.2 kB`,
    `${join(folder, "service.tgz")}  123.5 kB`,
  ]);
});
