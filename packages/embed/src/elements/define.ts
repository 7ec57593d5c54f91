import { reflectAttributes } from "./attributes.ts";
import { EnrolkitEnrolment } from "./flows.ts";
import type { LoadPart } from "./part.ts";

/** Defines the elements that the page does not know yet: another version of the script may have been there first. */
export function defineElements(loadPart: LoadPart): void {
  // On a server there is nothing to define.
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  const define = (name: string, type: CustomElementConstructor): void => {
    if (registry?.get(name) === undefined) registry?.define(name, type);
  };
  reflectAttributes(EnrolkitEnrolment);
  define(
    "enrolkit-enrolment",
    class extends EnrolkitEnrolment {
      protected override loadPart = loadPart;
    },
  );
}
