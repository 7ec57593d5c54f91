// What the elements are, for editors and documentation: a Custom Elements Manifest (version 2). Attributes, properties and
// methods are those of the classes that the script defines; what is said of them is in src/elements.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "vite";
import type { BaseElement } from "../src/elements/base-element.ts";
import { defineElements } from "../src/elements/define.ts";
import { type Documented, documentedMembers } from "./documented.ts";

const embed = join(import.meta.dirname, "..");
const sdk = join(embed, "../react/src");
const elementsOf = (file: string): string => join(embed, "src/elements", file);

/** What each element shows: the file whose code, and what that needs, has its parts. */
const shown: Readonly<Record<string, string>> = {
  "enrolkit-enrolment": "flows/enrolment/EnrolmentFlow.tsx",
  "enrolkit-quote": "flows/quote/QuoteConsentFlow.tsx",
  "enrolkit-amendment": "flows/amendment/PolicyAmendmentFlow.tsx",
  "enrolkit-policies": "flows/policies/PoliciesOverview.tsx",
  "enrolkit-participation": "flows/participation/Participation.tsx",
  "enrolkit-consent-statements": "components/ConsentStatements/ConsentStatements.tsx",
  "enrolkit-disclosures": "components/Disclosures/Disclosures.tsx",
  "enrolkit-coverage-selection": "components/CoverageSelection/CoverageSelection.tsx",
  "enrolkit-dependents-picker": "components/DependentsPicker/DependentsPicker.tsx",
};

/** The text of custom-elements.json. */
export const manifestText = (): string => `${JSON.stringify(customElementsManifest(), null, 2)}\n`;

/** Makes the manifest. */
export function customElementsManifest() {
  const path = "dist/index.js";
  const declarations = [...definedElements()].map(([tagName, type]) => declarationOf(tagName, type));
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations,
        exports: declarations.map(({ tagName, name }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: path },
        })),
      },
    ],
  };
}

/** The classes of the elements, as a browser gets them. */
export function definedElements(): Map<string, typeof BaseElement> {
  const found = new Map<string, typeof BaseElement>();
  const registry = { get: () => undefined, define: found.set.bind(found) };
  Object.assign(globalThis, { customElements: registry });
  defineElements(() => Promise.reject(new Error("Nothing is shown here.")));
  Reflect.deleteProperty(globalThis, "customElements");
  return found;
}

const className = (tagName: string): string =>
  tagName.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function declarationOf(tagName: string, type: typeof BaseElement) {
  const name = className(tagName);
  const { description, members } = documentedMembers(elementsOf("types.ts"), name);
  const documented = new Map(members.map((member) => [member.name, member]));
  const attributes = [...type.observedAttributes, ...(documented.has("getSession") ? ["get-session"] : [])];
  return {
    kind: "class",
    customElement: true,
    tagName,
    name,
    description,
    attributes: attributes.map((attribute) => {
      const property = propertyOf(attribute);
      const text = attribute === "get-session" ? "string" : documented.get(property)?.type;
      return {
        name: attribute,
        fieldName: property,
        ...(text && { type: { text } }),
        ...say(documented.get(property)),
      };
    }),
    members: memberNames(type).flatMap((member) => {
      const known = documented.get(member);
      if (known === undefined) return [];
      const attribute = attributes.find((one) => propertyOf(one) === member);
      const isMethod = known.type.startsWith("() =>");
      return [
        {
          kind: isMethod ? "method" : "field",
          name: member,
          ...(isMethod
            ? { return: { type: { text: known.type.replace("() => ", "") } } }
            : { type: { text: known.type } }),
          ...say(known),
          ...(known.isReadonly && { readonly: true }),
          ...(attribute && attribute !== "get-session" && { attribute, reflects: true }),
        },
      ];
    }),
    events: eventsOf(documented),
    slots: [{ name: "", description: "What is shown until the content of the element is there." }],
    cssParts: partsOf(join(sdk, shown[tagName] ?? "")).map((part) => ({ name: part })),
    cssProperties: themeProperties(),
  };
}

const say = (of: Documented | undefined) => (of?.description ? { description: of.description } : {});

/** What a class has of its own and from its bases, but for what the browser calls and what its code alone uses. */
function memberNames(type: typeof BaseElement): string[] {
  const names = new Set<string>();
  for (let prototype: object = type.prototype; prototype !== Object.prototype; ) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  const internal = /^(constructor|update|whenShown|dispatch|host|definition|.*Callback)$/;
  return [...names].filter((name) => !internal.test(name));
}

function eventsOf(documented: ReadonlyMap<string, Documented>): { name: string }[] {
  const file = elementsOf("events.ts");
  const ofFlows = documented.has("getSession") ? documentedMembers(file, "EnrolkitEventDetails").members : [];
  const error = documentedMembers(file, "EnrolkitEventMap").members;
  return [
    ...ofFlows.map((event) => ({
      name: event.name,
      type: { text: `CustomEvent<EnrolkitEventDetails["${event.name}"]>` },
      ...say(event),
    })),
    ...error.map((event) => ({ name: event.name, type: { text: event.type }, ...say(event) })),
    ...(documented.has("value") ? ["input", "change"] : []).map((name) => ({
      name,
      type: { text: "Event" },
      description: "The person has changed the value.",
    })),
  ];
}

/** The names for `::part()` in the code of a file and in all that it imports, now or later. */
function partsOf(entry: string): string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(file, "utf8");
    for (const part of partsIn(file, code)) parts.add(part);
    for (const [, path = ""] of code.matchAll(/(?:from|import\() ?"(\.[^"]+\.tsx?)"/g))
      visit(join(dirname(file), path));
  };
  visit(entry);
  return [...parts].toSorted();
}

const kinds = ["primary", "secondary", "quiet", "danger"];

/** Elements of HTML have parts; a property of a component with that name is another thing. */
function partsIn(file: string, code: string): string[] {
  const written: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== "JSXIdentifier" || /^[A-Z]/.test(name.name)) return;
      for (const one of attributes)
        if (one.type === "JSXAttribute" && one.name.name === "part" && one.value)
          written.push(code.slice(one.value.start, one.value.end));
    },
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== "Identifier" || callee.name !== "createElement") return;
      if (props?.type !== "ObjectExpression") return;
      for (const one of props.properties)
        if (one.type === "Property" && one.key.type === "Identifier" && one.key.name === "part")
          written.push(code.slice(one.value.start, one.value.end));
    },
  }).visit(parseSync(file, code).program);
  const names = written.flatMap((text) =>
    Array.from(text.matchAll(/["`]([^"`]+)["`]/g), ([, one = ""]) => one),
  );
  return names
    .flatMap((text) => text.split(" "))
    .flatMap((part) => {
      const [stem, inserted] = part.split("${");
      return inserted === undefined ? part : kinds.map((kind) => `${stem}${kind}`);
    });
}

/** The custom properties that the style sheets read, with what the theme of the SDK says of them. */
function themeProperties(): object[] {
  const file = join(sdk, "theme/theme.ts");
  const about = new Map(
    ["Theme", "ThemeColours"].flatMap((name) =>
      documentedMembers(file, name).members.map(
        (one) => [`--ek-${kebab(one.name)}`, one] as [string, Documented],
      ),
    ),
  );
  const css = globSync("**/*.css", { cwd: sdk }).map((sheet) => readFileSync(join(sdk, sheet), "utf8"));
  const names = new Set(css.join("\n").match(/(?<=var\()--ek-[a-z-]+/g));
  return [...names].toSorted().map((name) => {
    const [, scheme] = /^--ek-(light|dark)-/.exec(name) ?? [];
    const both = about.get(scheme ? name.replace(`${scheme}-`, "") : name)?.description;
    const description = [both, scheme && `In the ${scheme} scheme alone.`].filter(Boolean).join(" ");
    return { name, ...(description && { description }) };
  });
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
