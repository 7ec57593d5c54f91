import { z } from "zod";

export const DisclosureCategory = z
  .enum(["regulatory", "provider", "intermediary"])
  .meta({ id: "DisclosureCategory", description: "Whose text a disclosure is." });
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
  .meta({ id: "DisclosureType", description: "What a disclosure, or a document that it links to, is." });
export type DisclosureType = z.output<typeof DisclosureType>;

/** The name of a placeholder, in texts and in links. */
export const LinkToken = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const DisclosureLink = z
  .strictObject({
    token: LinkToken.describe("Name of the placeholder, unique in the disclosure."),
    type: DisclosureType.describe("What the document is."),
    label: z.string().describe("Text of the anchor."),
    url: z.string().describe("Absolute https address."),
    version: z.string().describe("Version of the document at the address."),
  })
  .meta({
    id: "DisclosureLink",
    description: "One placeholder of the text: its label, https address and version.",
  });
export type DisclosureLink = z.output<typeof DisclosureLink>;

export const Disclosure = z
  .strictObject({
    category: DisclosureCategory.describe("Whose text it is."),
    type: DisclosureType.describe("What it is."),
    text: z.string().describe("The text, with `{token}` placeholders. Show it unchanged."),
    links: z.array(DisclosureLink).describe("One for each placeholder; empty where the text has none."),
  })
  .meta({
    id: "Disclosure",
    description: "A text that must be shown, to be rendered verbatim with its placeholders as anchors.",
  });
export type Disclosure = z.output<typeof Disclosure>;
