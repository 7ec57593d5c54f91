import { z } from "zod";
import { LinkToken } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";

export const ConsentLinkType = z
  .enum(["terms_of_business", "privacy_policy"])
  .meta({ id: "ConsentLinkType", description: "The kind of document that a statement links to." });
export type ConsentLinkType = z.output<typeof ConsentLinkType>;

export const ConsentLink = z
  .strictObject({
    token: LinkToken.describe("Name of the placeholder, unique in the statement."),
    type: ConsentLinkType.describe("The kind of document; a statement may name one kind twice."),
    label: z.string().describe("Text of the anchor."),
    url: z.string().describe("Absolute https address."),
    version: z.string().describe("Version of the document at the address."),
  })
  .meta({ id: "ConsentLink", description: "One placeholder of a consent statement." });
export type ConsentLink = z.output<typeof ConsentLink>;

export const ConsentStatement = z
  .strictObject({
    id: id("cst"),
    text: z.string().describe("The sentence, with `{token}` placeholders. Show it unchanged and by itself."),
    links: z.array(ConsentLink).describe("One for each placeholder."),
    object: z.string().optional().describe("Label of the kind of resource."),
  })
  .meta({
    id: "ConsentStatement",
    description: "One sentence to accept; its id names this exact wording and these link versions.",
  });
export type ConsentStatement = z.output<typeof ConsentStatement>;
