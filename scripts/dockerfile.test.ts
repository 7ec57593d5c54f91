import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "./lib/packages.mjs";
import { root } from "./lib/root.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("the image builds the service and what it is built upon, in that order", () => {
  const [, built = ""] = /build-packages\.mjs ([\w ]+?) &&/.exec(read("Dockerfile")) ?? [];
  expect(built.split(" ")).toEqual(neededBy("service"));
});

/** The package and those of ours that it needs, in the order of building. */
function neededBy(name: string): string[] {
  const needed = new Set([name]);
  for (const one of needed) {
    const folder = publishedPackages[one as keyof typeof publishedPackages];
    const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies ?? {}))
      if (dependency.startsWith("@enrolkit/")) needed.add(dependency.slice("@enrolkit/".length));
  }
  return Object.keys(publishedPackages).filter((one) => needed.has(one));
}
