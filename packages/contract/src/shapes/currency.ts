import { z } from "zod";
import { currencyCodes } from "../generated/currency-codes.ts";

/** A lowercase ISO 4217 alphabetic code, fund and special codes included. */
export const Currency = z.enum(currencyCodes, "must be a lowercase ISO 4217 code such as eur").meta({
  id: "Currency",
  description: "Lowercase ISO 4217 alphabetic code, fund and special codes included.",
});
export type Currency = z.output<typeof Currency>;
