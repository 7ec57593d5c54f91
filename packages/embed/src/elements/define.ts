import { BaseElement, type Definition, defineProperties } from "./base-element.ts";
import { FlowElement } from "./flow-element.ts";
import type { LoadPart, PartName } from "./part.ts";
import { FormElement, ValueElement } from "./value-element.ts";

type Elements = readonly (readonly [
  name: string,
  type: typeof BaseElement,
  needed: string,
  others: string,
  properties: string,
])[];

const common = "locale scheme heading-level";
const flow = `${common} subject initial-step navigation`;
const asked = "getSession prefill beforeSubmit";
const control = `${common} name required`;

/** Each with the attributes that it needs, its other attributes, and the properties that no attribute has. */
const elements: Elements = [
  ["enrolment", FlowElement, "base-url employee-id group-id", `${flow} next-payday`, asked],
  ["quote", FlowElement, "base-url", `${flow} group-id quote-intent-id`, asked],
  ["amendment", FlowElement, "base-url policy-id", `${flow} intent-id next-payday`, asked],
  [
    "policies",
    FlowElement,
    "base-url employee-id",
    `${common} subject next-payday`,
    "getSession changePolicy",
  ],
  [
    "participation",
    FlowElement,
    "base-url group-policy-id",
    `${common} subject initial-state reminder-url`,
    "getSession startEnrolment remind",
  ],
  ["consent-statements", FormElement, "", `${control} problem`, "value statements"],
  ["disclosures", BaseElement, "", common, "disclosures"],
  [
    "coverage-selection",
    FormElement,
    "currency",
    `${control} scope`,
    "value configurations facts prices problems",
  ],
  [
    "dependents-picker",
    ValueElement,
    "currency effective-from today",
    `${common} cover who`,
    "value people dependents fixed prices problems addPerson editPerson deletePerson",
  ],
];

const words = (list: string): readonly string[] => list.match(/\S+/g) ?? [];

/** Defines the elements that the page does not know yet: another version of the script may have been there first. */
export function defineElements(loadPart: LoadPart): void {
  // A server has no elements.
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  for (const [name, type, needed, others, properties] of elements) {
    if (registry?.get(`enrolkit-${name}`)) continue;
    class Defined extends type {
      static override readonly definition: Definition = {
        // Blocks share so much that they are one part.
        part: (type === FlowElement ? name : "blocks") as PartName,
        needed: words(needed),
        attributes: words(`${others} ${needed}`),
        properties: words(properties),
        loadPart,
      };
    }
    defineProperties(Defined);
    registry?.define(`enrolkit-${name}`, Defined);
  }
}
