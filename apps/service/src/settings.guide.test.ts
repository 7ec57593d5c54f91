import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultInsurer } from "./insurer/adapter.ts";
import { simulatedInsurer } from "./insurer/simulated.ts";
import { textOf } from "./testing/guide.ts";
import { readSettings } from "./settings.ts";

const rows = [...textOf("run-it-in-production.md").matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`|–) \|/gm)];
const documented = rows.map(([, name = "", standard]) => ({ name, standard }));

/** The names that the settings are read from, each once. */
function namesRead(): string[] {
  const names = new Set<string>();
  const nothing = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void names.add(String(name)) },
  );
  readSettings(nothing);
  return [...names];
}

test("the guide names every setting that is read, and no other", () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(namesRead().toSorted());
});

test("the compose file sets settings that there are, and those that a live service needs", () => {
  const compose = readFileSync(new URL("../../../compose.yaml", import.meta.url), "utf8");
  const set = [...compose.matchAll(/^ {4}((?:ENROLKIT|DATABASE)_[A-Z_]+): (.+?)(?: #.*)?$/gm)];
  const env = Object.fromEntries(
    set.map(([, name = "", value = ""]) => [name, value.replaceAll(/\$\{[^}]*\}/g, "5".repeat(64))]),
  );
  expect(documented.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(env)));
  expect(defaultInsurer(readSettings(env))).toBe(simulatedInsurer);
});

test("the guide's defaults are what holds without them", () => {
  const defaults = documented.filter(({ standard }) => standard !== undefined);
  expect(defaults.length).toBeGreaterThan(10);
  for (const { name, standard } of defaults)
    expect({ name, settings: readSettings({ [name]: standard }) }).toEqual({
      name,
      settings: readSettings({}),
    });
});
