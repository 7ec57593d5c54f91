import { z } from "zod";
import { countryCodes } from "../generated/country-codes.ts";

/** A lowercase ISO 3166-1 alpha-2 code, or `xk`. */
export const Country = z
  .enum(countryCodes, "must be a lowercase ISO 3166-1 alpha-2 code such as ie, or xk")
  .meta({ id: "Country", description: "Lowercase ISO 3166-1 alpha-2 code, plus xk." });
export type Country = z.output<typeof Country>;
