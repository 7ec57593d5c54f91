import { z } from "zod";

export const PlanDocumentType = z
  .enum([
    "ipid",
    "table_of_cover",
    "waiting_periods",
    "hospital_list",
    "plan_summary",
    "terms_and_conditions",
    "other",
  ])
  .meta({ id: "PlanDocumentType", description: "Fall back to a generic label for values not listed here." });
export type PlanDocumentType = z.output<typeof PlanDocumentType>;

export const PlanDocument = z
  .strictObject({ title: z.string(), link: z.string(), type: PlanDocumentType.optional() })
  .meta({ id: "PlanDocument" });
export type PlanDocument = z.output<typeof PlanDocument>;
