import { z } from "zod";
import { LinkToken } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";

export const ConsentLinkType = z
  .enum(["terms_of_business", "privacy_policy"])
  .meta({ id: "ConsentLinkType" });
export type ConsentLinkType = z.output<typeof ConsentLinkType>;

export const ConsentLink = z
  .strictObject({
    token: LinkToken,
    type: ConsentLinkType,
    label: z.string(),
    url: z.string().meta({ description: "Absolute https address." }),
    version: z.string(),
  })
  .meta({ id: "ConsentLink" });
export type ConsentLink = z.output<typeof ConsentLink>;

/** One sentence to accept; its id names this exact wording and these link versions. */
export const ConsentStatement = z
  .strictObject({
    id: id("cst"),
    text: z.string(),
    links: z.array(ConsentLink),
    object: z.string().optional(),
  })
  .meta({ id: "ConsentStatement" });
export type ConsentStatement = z.output<typeof ConsentStatement>;
