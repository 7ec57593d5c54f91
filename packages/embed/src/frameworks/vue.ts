// The elements in the templates of Vue. Once in a project: import type {} from "@enrolkit/embed/vue".
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { EnrolkitElements, EnrolkitEventMap } from "../elements/index.ts";
import type { AttributesOf, PropertiesOf } from "../elements/template-props.ts";

type Emits = EmitFn<{ [Name in keyof EnrolkitEventMap]: (event: EnrolkitEventMap[Name]) => void }>;

type InTemplates<Element> = new () => Element & {
  $props: HTMLAttributes & PropertiesOf<Element> & AttributesOf<Element> & PublicProps;
  $emit: Emits;
};

/** The elements by their names, as Vue's templates check them. */
export type EnrolkitComponents = { [Name in keyof EnrolkitElements]: InTemplates<EnrolkitElements[Name]> };

declare module "vue" {
  interface GlobalComponents extends EnrolkitComponents {}
}
