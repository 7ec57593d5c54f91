import { z } from "zod";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";
import { Country, PlatformType } from "../shapes/codes.ts";

/** A new platform with everything that a journey needs (decisions §9). Test mode only. */
export const World = z
  .strictObject({
    platform_id: id("pt").describe("The platform."),
    api_key: z.string().describe("Its secret key."),
    employer_id: id("er").describe("An employer."),
    group_id: id("gr").describe("The group that has the group policies and all `employee_ids`."),
    group_without_policy_id: id("gr").describe("A group without any group policy."),
    plan_ids: z.array(id("pl")).describe("The plans of the catalogue."),
    provider_ids: z.array(id("pr")).describe("The insurers of the catalogue."),
    employee_ids: z.array(id("ee")).describe("Active employees, at least three."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer that employs them, on a platform of an employer of record; else null."),
    allowed_origin: z.string().describe("The origin from which pages can call with session tokens."),
  })
  .meta({ id: "World", description: "A new platform with everything that a journey needs." });
export type World = z.output<typeof World>;

export const WorldGroupPolicy = z
  .strictObject({
    plan_id: id("pl").describe("The plan."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .nullish()
      .describe("Choices for the whole group; null or absent = none."),
  })
  .meta({ id: "WorldGroupPolicy", description: "A group policy for a new world." });
export type WorldGroupPolicy = z.output<typeof WorldGroupPolicy>;

export const WorldInput = z
  .strictObject({
    platform_type: PlatformType.describe("Decides what the key of the platform can do."),
    country: Country.nullish().describe(
      "Country of its employer, which decides what plans can be quoted; gb by default. Its own group policies can be of any plan.",
    ),
    group_policies: z
      .array(WorldGroupPolicy)
      .nullish()
      .describe("By default Anchor Modular Health and Anchor Life Promise."),
    sandbox: z
      .boolean()
      .optional()
      .describe(
        "Whether `sandbox.json` names this world from now on. Where the service writes no such file, it makes no difference.",
      ),
  })
  .meta({ id: "WorldInput", description: "What the new world is to be." });
export type WorldInput = z.output<typeof WorldInput>;

export const Clock = z
  .strictObject({
    now: datetime.describe("The platform's now."),
    object: z.literal("clock").describe("Label of the kind of resource."),
  })
  .meta({ id: "Clock", description: "The clock of the platform." });
export type Clock = z.output<typeof Clock>;

export const ClockAdvance = z
  .strictObject({
    to: datetime.optional().describe("A later moment; absent with `seconds`."),
    seconds: z.int().positive().optional().describe("How far, in seconds; absent with `to`."),
  })
  .refine((body) => (body.to === undefined) !== (body.seconds === undefined), {
    error: "must hold either `to` or `seconds`",
  })
  .meta({ id: "ClockAdvance", description: "Either `to`, a later moment, or `seconds`." });
export type ClockAdvance = z.output<typeof ClockAdvance>;

export const ForcedStatus = z
  .strictObject({ status: text().describe("A status of that kind of intent.") })
  .meta({ id: "ForcedStatus", description: "The status to bring an intent into." });
export type ForcedStatus = z.output<typeof ForcedStatus>;
