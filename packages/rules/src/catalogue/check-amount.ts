import { tooManyDecimals } from "../cost-sharing/check-cost-sharing.ts";
import type { ErrorList } from "../input/field-errors.ts";
import { fitsCurrency } from "../money/minor.ts";

/** A price: not negative, and no finer than its currency. Null and absent are no price. */
export function checkAmount(
  amount: number | null | undefined,
  currency: string,
  path: string,
  add: ErrorList["add"],
): void {
  if (amount == null) return;
  if (!(amount >= 0)) add(path, "A price is 0 or more.");
  else if (!fitsCurrency(amount, currency)) add(path, tooManyDecimals(currency));
}
