import { z } from "zod";

export const BenefitType = z.enum(["health_insurance", "life_assurance"]).meta({ id: "BenefitType" });
export type BenefitType = z.output<typeof BenefitType>;
