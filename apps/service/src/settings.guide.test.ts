import { expect, test } from "vitest";
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

test("the guide's defaults are what holds without them", () => {
  const defaults = documented.filter(({ standard }) => standard !== undefined);
  expect(defaults.length).toBeGreaterThan(10);
  for (const { name, standard } of defaults)
    expect({ name, settings: readSettings({ [name]: standard }) }).toEqual({
      name,
      settings: readSettings({}),
    });
});
