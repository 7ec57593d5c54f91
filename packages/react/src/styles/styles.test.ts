import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, transform } from "lightningcss";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "..");
const sheets = ["styles/styles.css", "styles/quote.css"];
const css = sheets.map((sheet) => bundle({ filename: join(source, sheet) }).code.toString()).join("\n");
const files = globSync("**/*.css", { cwd: source }).filter((file) => !sheets.includes(file));
const read = (file: string) => readFileSync(join(source, file), "utf8");

/** Every selector of the sheet, as written. */
function selectors(): string[] {
  const found: string[] = [];
  transform({
    filename: "styles.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors) found.push(JSON.stringify(selector));
        },
      },
    },
  });
  return found;
}

/** `:not(#ek#ek#ek)`, which root.css explains. */
const weight = JSON.stringify(Array.from({ length: 3 }, () => ({ type: "id", name: "ek" }))).replace(
  /^.*$/,
  (ids) => `,{"type":"pseudo-class","kind":"not","selectors":[${ids}]}`,
);

describe("the style sheets", () => {
  it("hold only rules by class under the root, never by element or id", () => {
    for (const selector of selectors()) {
      expect(selector).toMatch(/^\[\{"type":"class","name":"ek-root"\}/);
      expect(selector.replace(weight, "")).not.toMatch(/"type":"(type|id|universal)"/);
    }
  });

  it("weigh more than a host's rules by id, all but the tokens", () => {
    const light = selectors().filter((selector) => !selector.includes(weight));
    expect(new Set(light)).toEqual(new Set(['[{"type":"class","name":"ek-root"}]']));
  });

  it("measure in pixels and in the size of the text, never in the host's root", () => {
    expect(css.match(/[\d.]+rem\b/g)).toEqual(["1rem"]);
  });

  it("hold every sheet of the components, each once", () => {
    const imported = sheets.map(read).join("\n");
    for (const file of files) {
      const path = file.startsWith("styles/") ? file.replace("styles", ".") : `../${file}`;
      expect(imported.split(`"${path}"`)).toHaveLength(2);
    }
  });

  it("follow the writing direction: no left, no right, no physical size or margin", () => {
    const declarations = css.replaceAll(/\/\*.*?\*\//gs, "").match(/^\s+[a-z-]+:/gm) ?? [];
    const physical =
      /^\s*(left|right|top|bottom|width|height|(min|max)-(width|height)|(margin|padding|border)-(left|right|top|bottom)(-.*)?|border-(top|bottom)-(left|right)-radius):/;
    expect(declarations.filter((declaration) => physical.test(declaration))).toEqual([]);
    expect(css).not.toMatch(/text-align:\s*(left|right)|float:/);
  });

  it("ask their container how wide it is, never the window", () => {
    expect(css.match(/@media[^{]*/g)?.filter((query) => /width|height/.test(query))).toEqual([]);
    expect(css).toContain("@container ek");
  });

  it("stay as they are in the build tools of hosts, for the browsers that those build for", () => {
    const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
    const built = transform({ filename: "styles.css", code: Buffer.from(css), targets }).code.toString();
    expect(built).not.toContain("var(--lightningcss");
    expect(built.match(/light-dark\(/g)).toHaveLength(css.match(/light-dark\(/g)?.length ?? 0);
  });

  it("keep tokens in a layer, and rules out of layers", () => {
    expect(new Set(css.match(/@layer [\w.]+/g))).toEqual(new Set(["@layer enrolkit.tokens"]));
  });

  it("never declare what belongs to the host, load nothing and import no font", () => {
    expect(css).not.toMatch(/[{;]\s*--ek-[\w-]+:/);
    expect(css).not.toMatch(/url\(|@font-face|!important/);
  });

  it("move only where motion is welcome", () => {
    const still = css.replaceAll(
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
      "",
    );
    expect(still).not.toMatch(/animation:|transition:/);
  });

  it("know every class that the components use, and no other", () => {
    const tsx = globSync("**/*.tsx", { cwd: source, exclude: ["**/*.test.tsx", "testing/**"] })
      .map(read)
      .join("\n");
    const used = new Set(tsx.match(/\bek-[a-z-]+[a-z]\b/g));
    const styled = new Set(Array.from(css.matchAll(/\.(ek-[a-z-]+)/g), ([, name]) => name ?? ""));
    const unknown = [...styled].filter(
      (name) => !used.has(name) && !/^ek-choice-(name|description|why|aside)$/.test(name),
    );
    expect(unknown).toEqual([]);
  });
});
