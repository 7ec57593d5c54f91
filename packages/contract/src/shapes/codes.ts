import { z } from "zod";
import { countryCodes } from "../generated/country-codes.ts";
import { currencyCodes } from "../generated/currency-codes.ts";

export const BenefitType = z
  .enum(["health_insurance", "life_assurance"])
  .meta({ id: "BenefitType", description: "What is insured." });
export type BenefitType = z.output<typeof BenefitType>;

/** A lowercase ISO 3166-1 alpha-2 code, or `xk`. */
export const Country = z
  .enum(countryCodes, "must be a lowercase ISO 3166-1 alpha-2 code such as ie, or xk")
  .meta({ id: "Country", description: "Lowercase ISO 3166-1 alpha-2 code, plus xk." });
export type Country = z.output<typeof Country>;

/** A lowercase ISO 4217 alphabetic code, fund and special codes included. */
export const Currency = z.enum(currencyCodes, "must be a lowercase ISO 4217 code such as eur").meta({
  id: "Currency",
  description: "Lowercase ISO 4217 alphabetic code, fund and special codes included.",
});
export type Currency = z.output<typeof Currency>;

/** The kinds of platform that hold keys. */
export const PlatformType = z
  .enum(["employer_of_record", "payroll_provider", "hr_platform"])
  .meta({ id: "PlatformType", description: "The kind of a platform, which decides what its key can do." });
export type PlatformType = z.output<typeof PlatformType>;
