import { z } from "zod";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverage-selection.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime } from "../shapes/time.ts";
import { PlatformType } from "./platform.ts";

/** A fresh platform with everything that a journey needs (decisions §9). Test mode only. */
export const World = z
  .strictObject({
    platform_id: id("pt"),
    api_key: z.string(),
    employer_id: id("er"),
    group_id: id("gr"),
    group_without_policy_id: id("gr"),
    plan_ids: z.array(id("pl")),
    provider_ids: z.array(id("pr")),
    employee_ids: z.array(id("ee")),
    external_customer_id: z.string().nullable(),
    allowed_origin: z.string(),
  })
  .meta({ id: "World" });
export type World = z.output<typeof World>;

export const WorldInput = z
  .strictObject({
    platform_type: PlatformType,
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

/** The platform's own ticking clock. */
export const Clock = z.strictObject({ now: datetime, object: z.literal("clock") }).meta({ id: "Clock" });
export type Clock = z.output<typeof Clock>;

export const ClockAdvance = z
  .strictObject({ to: datetime.optional(), seconds: z.int().positive().optional() })
  .refine((body) => (body.to === undefined) !== (body.seconds === undefined), {
    error: "must hold either `to` or `seconds`",
  })
  .meta({ id: "ClockAdvance" });
export type ClockAdvance = z.output<typeof ClockAdvance>;

export const ForcedStatus = z.strictObject({ status: z.string() }).meta({ id: "ForcedStatus" });
export type ForcedStatus = z.output<typeof ForcedStatus>;
