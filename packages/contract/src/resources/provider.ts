import { z } from "zod";
import { Country } from "../shapes/country.ts";
import { id } from "../shapes/identifiers.ts";

/** An insurer. */
export const Provider = z
  .strictObject({
    id: id("pr"),
    name: z.string(),
    description: z.string(),
    website_url: z.string(),
    logo_url: z.string(),
    support_phone: z.string(),
    supported_countries: z.array(Country),
    object: z.literal("provider").optional(),
    employer_platform_url: z.string().nullish(),
    service_hub_url: z.string().nullish(),
  })
  .meta({ id: "Provider" });
export type Provider = z.output<typeof Provider>;
