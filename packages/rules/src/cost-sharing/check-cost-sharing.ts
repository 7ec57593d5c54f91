import type { CostSharingConfiguration, CostSharingType } from "@enrolkit/types";
import { type Sentence, sentence } from "../sentence/sentence.ts";
import { errorList, type FieldSentences } from "../input/field-errors.ts";
import { decimalsOf } from "../money/decimals-of.ts";
import { fitsCurrency } from "../money/minor-units.ts";

export interface CostSharingTerms {
  /** The plan's currency, lowercase ISO 4217. */
  currency: string;
  /** The types that the plan allows. */
  supported: readonly CostSharingType[];
  /** The JSON path of the configuration; `$.cost_sharing` when absent. */
  path?: string;
}

const withoutTerms: readonly CostSharingType[] = ["policyholder_only", "full_coverage"];
const subObjects = [
  "member_count",
  "member_selection",
  "member_selection_percentage_based",
  "percentage",
  "family_type",
  "fixed_amount",
] as const satisfies readonly CostSharingType[];

/** Returns the errors of a cost sharing by JSON path; no keys when it is valid (decisions §6, "Input of cost sharing"). */
export function checkCostSharing(
  costSharing: CostSharingConfiguration,
  terms: CostSharingTerms,
): FieldSentences {
  const { currency, supported, path = "$.cost_sharing" } = terms;
  const { errors, add } = errorList();
  const { type } = costSharing;

  if (!supported.includes(type)) {
    add(
      `${path}.type`,
      sentence("This plan does not offer this kind of cost sharing. Use one of: {{supported}}.", {
        supported: supported.join(", "),
      }),
    );
  }
  if (!withoutTerms.includes(type) && !costSharing[type as keyof CostSharingConfiguration]) {
    add(
      `${path}.${type}`,
      sentence('The terms of the type "{{type}}" are missing. Send them as "{{type}}".', { type }),
    );
  }
  for (const other of subObjects) {
    if (other !== type && costSharing[other] !== undefined) {
      add(
        `${path}.${other}`,
        sentence('These terms belong to another type than "{{type}}". Leave them out.', { type }),
      );
    }
  }

  if (type === "percentage" || type === "member_selection_percentage_based") {
    const percentage = costSharing[type]?.percentage ?? 0;
    if (!isWhole(percentage) || percentage > 100) {
      add(`${path}.${type}.percentage`, "A percentage is a whole number from 0 to 100.");
    }
  }
  if (type === "member_count" && costSharing.member_count) {
    for (const key of ["adults", "children"] as const) {
      if (!isWhole(costSharing.member_count[key])) {
        add(`${path}.member_count.${key}`, "A number of people is a whole number, 0 or more.");
      }
    }
  }
  if (type === "fixed_amount" && costSharing.fixed_amount) {
    const amount = costSharing.fixed_amount.monthly_amount;
    const amountPath = `${path}.fixed_amount.monthly_amount`;
    if (!(amount > 0)) add(amountPath, "The amount must be more than 0.");
    else if (!fitsCurrency(amount, currency)) add(amountPath, tooManyDecimals(currency));
  }
  return errors;
}

/** Returns the message for an amount with more decimals than its currency. */
export function tooManyDecimals(currency: string): Sentence {
  const decimals = decimalsOf(currency);
  const named = { currency: currency.toUpperCase() };
  return decimals === 0
    ? sentence("Amounts in {{currency}} have no decimals.", named)
    : sentence("Amounts in {{currency}} have at most {{decimals}} decimals.", { ...named, decimals });
}

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
