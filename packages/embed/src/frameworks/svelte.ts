// The elements in the markup of Svelte. Once in a project: import type {} from "@enrolkit/embed/svelte".
import type { HTMLAttributes } from "svelte/elements";
import type { EnrolkitElements, EnrolkitEventMap } from "../elements/index.ts";
import type { AttributesOf, PropertiesOf } from "../elements/template-props.ts";

type Listeners = {
  [Name in keyof EnrolkitEventMap as `on${Name}`]?: ((event: EnrolkitEventMap[Name]) => void) | undefined;
};

/** The elements by their names, as Svelte's markup checks them. */
export type EnrolkitMarkup = {
  [Name in keyof EnrolkitElements]: HTMLAttributes<EnrolkitElements[Name]> &
    PropertiesOf<EnrolkitElements[Name]> &
    AttributesOf<EnrolkitElements[Name]> &
    Listeners;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends EnrolkitMarkup {}
}
