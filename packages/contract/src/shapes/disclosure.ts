import { z } from "zod";

export const DisclosureCategory = z
  .enum(["regulatory", "provider", "intermediary"])
  .meta({ id: "DisclosureCategory" });
export type DisclosureCategory = z.output<typeof DisclosureCategory>;

export const DisclosureType = z
  .enum([
    "intermediary_role",
    "intermediary_commission",
    "underwriter_disclaimer",
    "anti_selection_notice",
    "statement_of_needs",
    "product_information",
    "pre_existing_conditions",
    "statutory_warning",
    "privacy_policy",
    "terms_of_business",
  ])
  .meta({ id: "DisclosureType" });
export type DisclosureType = z.output<typeof DisclosureType>;

/** The name of a placeholder, in texts and in links. */
export const LinkToken = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const DisclosureLink = z
  .strictObject({
    token: LinkToken,
    type: DisclosureType,
    label: z.string(),
    url: z.string(),
    version: z.string(),
  })
  .meta({
    id: "DisclosureLink",
    description: "One placeholder of the text: its label, https address and version.",
  });
export type DisclosureLink = z.output<typeof DisclosureLink>;

/** A text that must be shown, to be rendered verbatim with its placeholders as anchors. */
export const Disclosure = z
  .strictObject({
    category: DisclosureCategory,
    type: DisclosureType,
    text: z.string(),
    links: z.array(DisclosureLink),
  })
  .meta({ id: "Disclosure" });
export type Disclosure = z.output<typeof Disclosure>;
