import { z } from "zod";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";
import { PlatformType } from "../shapes/codes.ts";

/** A new platform with everything that a journey needs (decisions §9). Test mode only. */
export const World = z
  .strictObject({
    platform_id: id("pt"),
    api_key: z.string(),
    employer_id: id("er"),
    group_id: id("gr").meta({ description: "The group that has the group policies and all `employee_ids`." }),
    group_without_policy_id: id("gr").meta({ description: "A group without any group policy." }),
    plan_ids: z.array(id("pl")),
    provider_ids: z.array(id("pr")),
    employee_ids: z.array(id("ee")),
    external_customer_id: z.string().nullable(),
    allowed_origin: z
      .string()
      .meta({ description: "The origin from which pages can call with session tokens." }),
  })
  .meta({ id: "World" });
export type World = z.output<typeof World>;

export const WorldInput = z
  .strictObject({
    platform_type: PlatformType.meta({ description: "Decides what the key of the platform can do." }),
    group_policies: z
      .array(
        z.strictObject({
          plan_id: id("pl"),
          cost_sharing: CostSharingConfiguration,
          coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
        }),
      )
      .nullish()
      .meta({ description: "By default Anchor Modular Health and Anchor Life Promise." }),
  })
  .meta({ id: "WorldInput" });
export type WorldInput = z.output<typeof WorldInput>;

/** The clock of the platform. */
export const Clock = z.strictObject({ now: datetime, object: z.literal("clock") }).meta({ id: "Clock" });
export type Clock = z.output<typeof Clock>;

export const ClockAdvance = z
  .strictObject({ to: datetime.optional(), seconds: z.int().positive().optional() })
  .refine((body) => (body.to === undefined) !== (body.seconds === undefined), {
    error: "must hold either `to` or `seconds`",
  })
  .meta({ id: "ClockAdvance", description: "Either `to`, a later moment, or `seconds`." });
export type ClockAdvance = z.output<typeof ClockAdvance>;

export const ForcedStatus = z
  .strictObject({ status: text().meta({ description: "A status of that kind of intent." }) })
  .meta({ id: "ForcedStatus" });
export type ForcedStatus = z.output<typeof ForcedStatus>;
