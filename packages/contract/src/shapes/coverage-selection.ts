import { z } from "zod";
import { text } from "./text.ts";

export interface SelectedOption {
  option_id: string;
  sub_options?: SelectedOption[] | null | undefined;
}

export const SelectedOption: z.ZodType<SelectedOption> = z
  .strictObject({
    option_id: text().meta({ description: "`pco_…` of the option." }),
    get sub_options(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<SelectedOption>>>> {
      return z.array(SelectedOption).nullish();
    },
  })
  .meta({ id: "SelectedOption" });

/** The choice made for one coverage decision; request and response share the shape. */
export const PlanCoverageOptionSelection = z
  .strictObject({
    configuration_id: text().meta({ description: "`pc_…` of the decision." }),
    options: z.array(SelectedOption),
  })
  .meta({ id: "PlanCoverageOptionSelection", description: "The choice made for one coverage decision." });
export type PlanCoverageOptionSelection = z.output<typeof PlanCoverageOptionSelection>;
