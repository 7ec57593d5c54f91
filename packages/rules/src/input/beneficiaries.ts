import type { Beneficiary } from "@enrolkit/types";
import { errorList, type FieldErrors } from "./field-errors.ts";

/** Hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100. */
const perPercent = 100;
const fullShare = 100 * perPercent;

/**
 * Returns the errors of a list of beneficiaries by JSON path; no keys when it is valid: it has at least one person, each
 * only once, and shares of more than 0 with at most two decimals that add up to 100 (decisions §5, "Enrolment intent").
 */
export function checkBeneficiaries(
  beneficiaries: readonly Beneficiary[],
  path = "$.beneficiaries",
): FieldErrors {
  const { errors, add } = errorList();
  if (beneficiaries.length === 0) add(path, "Name at least one person who receives the benefit.");
  const named = new Set<string>();
  let sum = 0;
  let sharesValid = beneficiaries.length > 0;
  beneficiaries.forEach(({ associated_person_id, share }, index) => {
    if (named.has(associated_person_id)) {
      add(
        `${path}[${index}].associated_person_id`,
        "This person is named twice. Keep one entry with the whole share.",
      );
    }
    named.add(associated_person_id);
    const hundredths = Math.round(share * perPercent);
    if (share > 0 && share <= 100 && hundredths / perPercent === share) {
      sum += hundredths;
    } else {
      sharesValid = false;
      add(
        `${path}[${index}].share`,
        "A share is more than 0 and at most 100 per cent, with at most two decimals.",
      );
    }
  });
  if (sharesValid && sum !== fullShare) {
    const gap = Math.abs(fullShare - sum) / perPercent;
    add(
      path,
      `The shares must add up to 100 per cent. They are ${gap} ${sum < fullShare ? "short" : "too much"}.`,
    );
  }
  return errors;
}
