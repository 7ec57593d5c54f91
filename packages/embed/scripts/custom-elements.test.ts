import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { customElementsManifest, definedElements, manifestText } from "./custom-elements.ts";
import { documentedMembers } from "./documented.ts";

const embed = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(embed, path), "utf8");
const packed = JSON.parse(read("package.json")) as { customElements: string; files: string[] };
const { declarations } = customElementsManifest().modules[0] ?? { declarations: [] };
const readme = read("README.md");

describe("custom-elements.json", () => {
  it("is current, packed, and found by editors: otherwise npm run fix", () => {
    expect(read("custom-elements.json")).toBe(manifestText());
    expect(packed.files).toContain(packed.customElements);
  });

  it("has every element, with each attribute and property that its class has", () => {
    const defined = definedElements();
    expect(declarations.map(({ tagName }) => tagName)).toEqual([...defined.keys()]);
    for (const { tagName, attributes, members } of declarations) {
      const definition = defined.get(tagName)?.definition;
      expect(attributes.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...(definition?.attributes ?? ["none"])]),
      );
      expect(members.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...(definition?.properties ?? ["none"])]),
      );
    }
  });

  it.each(declarations.map((one) => [one.tagName, one] as const))(
    "says of <%s> what its type says, and no more",
    (_, { name, attributes, members, description }) => {
      const documented = documentedMembers(join(embed, "src/elements/types.ts"), name);
      const names = (all: readonly { name: string }[]) => all.map((one) => one.name).toSorted();
      expect(names(members)).toEqual(names(documented.members));
      expect(description).toBe(documented.description);
      for (const attribute of attributes) expect(attribute).toHaveProperty("type.text");
    },
  );

  it("knows the parts and the events that the readme names", () => {
    const parts = new Set(declarations.flatMap(({ cssParts }) => cssParts.map(({ name }) => name)));
    const [, named = ""] = /`::part\(\)` styles what has a name: ([^.]*)\./.exec(readme) ?? [];
    expect(parts).toEqual(new Set(Array.from(named.matchAll(/`([a-z-]+)`/g), ([, name]) => name)));
    const events = declarations.flatMap(({ events }) => events.map(({ name }) => name));
    for (const [, name = ""] of readme.matchAll(/`(enrolkit-[a-z]+(?:-[a-z]+)*)`[,:;.]/g))
      expect(events).toContain(name);
  });

  it("gives what an element holds alone its own parts", () => {
    const partsOf = (tag: string) =>
      declarations.find(({ tagName }) => tagName === tag)?.cssParts.map(({ name }) => name);
    expect(partsOf("enrolkit-consent-statements")).toContain("choice-checked");
    expect(partsOf("enrolkit-consent-statements")).not.toContain("dialog");
    expect(partsOf("enrolkit-dependents-picker")).toContain("dialog");
  });

  it("has the custom properties of the theme, in each scheme", () => {
    const css = globSync("../react/src/**/*.css", { cwd: embed }).map(read).join("\n");
    const properties = declarations[0]?.cssProperties as { name: string }[];
    for (const { name } of properties) expect(css).toContain(`var(${name}`);
    expect(properties.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "--ek-accent",
        "--ek-dark-accent",
        "--ek-light-accent",
        "--ek-radius",
        "--ek-font",
      ]),
    );
  });
});
