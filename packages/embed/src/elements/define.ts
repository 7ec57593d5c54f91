import { BaseElement, type Definition, defineProperties } from "./base-element.ts";
import { FlowElement } from "./flow-element.ts";
import type { LoadPart, PartName } from "./part.ts";
import { FormElement, ValueElement } from "./value-element.ts";

type Elements = readonly (readonly [
  name: string,
  type: typeof BaseElement,
  needed: string,
  attributes: string,
  properties: string,
])[];

const common = "locale scheme heading-level";
const flow = `${common} base-url subject initial-step navigation`;
const asked = "getSession prefill beforeSubmit";
const control = `${common} name required`;

/** Each with the attributes that it needs, all of its attributes, and the properties that no attribute has. */
const elements: Elements = [
  ["enrolment", FlowElement, "base-url employee-id group-id", `${flow} employee-id group-id`, asked],
  ["quote", FlowElement, "base-url", `${flow} group-id quote-intent-id`, asked],
  ["amendment", FlowElement, "base-url policy-id", `${flow} policy-id intent-id`, asked],
  ["consent-statements", FormElement, "", `${control} problem`, "value statements"],
  ["disclosures", BaseElement, "", common, "disclosures"],
  [
    "coverage-selection",
    FormElement,
    "currency",
    `${control} currency scope`,
    "value configurations facts prices problems",
  ],
  [
    "dependents-picker",
    ValueElement,
    "currency effective-from today",
    `${common} currency effective-from today cover who`,
    "value people dependents fixed prices problems addPerson editPerson deletePerson",
  ],
];

/** Defines the elements that the page does not know yet: another version of the script may have been there first. */
export function defineElements(loadPart: LoadPart): void {
  // A server has no elements.
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  for (const [name, type, ...lists] of elements) {
    if (registry?.get(`enrolkit-${name}`)) continue;
    // Blocks share so much that they are one part.
    const part = (type === FlowElement ? name : "blocks") as PartName;
    const [needed = [], attributes = [], properties = []] = lists.map((list) => list.match(/\S+/g) ?? []);
    class Defined extends type {
      static override readonly definition: Definition = { part, needed, attributes, properties, loadPart };
    }
    defineProperties(Defined);
    registry?.define(`enrolkit-${name}`, Defined);
  }
}
