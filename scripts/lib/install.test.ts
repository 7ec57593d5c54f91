import { expect, test } from "vitest";
import { isInstalling } from "./install.mjs";

test.each([
  ["Packages: +12\n++++++++++++\n", true],
  ["Packages: -3\n---\n", true],
  ["Progress: resolved 0, reused 1, downloaded 0, added 0\n", true],
  [
    "Scope: all 11 workspace projects\n✓ Lockfile passes supply-chain policies (verified 2h ago)\n" +
      "Lockfile is up to date, resolution step is skipped\nDone in 2.5s using pnpm v12.21.0\n",
    false,
  ],
  ["Already up to date\n", false],
])("packages are said to be installed only when they are: %j", (text, installing) => {
  expect(isInstalling(text)).toBe(installing);
});
