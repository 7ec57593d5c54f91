import type { Beneficiary } from "@enrolkit/contract";
import { errorList, type FieldErrors } from "./field-errors.ts";

/** Hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100. */
const fine = 100;
const whole = 100 * fine;

/**
 * What is wrong with a list of beneficiaries; no keys when it may be kept: somebody is named, nobody twice, each share
 * is more than 0 with at most two decimals, and all of them add up to 100 (decisions §5, "Enrolment intent").
 */
export function checkBeneficiaries(
  beneficiaries: readonly Beneficiary[],
  path = "$.beneficiaries",
): FieldErrors {
  const { errors, add } = errorList();
  if (beneficiaries.length === 0) add(path, "Name at least one person who receives the benefit.");
  const named = new Set<string>();
  let sum = 0;
  let countable = beneficiaries.length > 0;
  beneficiaries.forEach(({ associated_person_id, share }, index) => {
    if (named.has(associated_person_id)) {
      add(
        `${path}[${index}].associated_person_id`,
        "This person is named twice. Keep one entry with the whole share.",
      );
    }
    named.add(associated_person_id);
    const hundredths = Math.round(share * fine);
    if (share > 0 && share <= 100 && hundredths / fine === share) {
      sum += hundredths;
    } else {
      countable = false;
      add(
        `${path}[${index}].share`,
        "A share is more than 0 and at most 100 per cent, with at most two decimals.",
      );
    }
  });
  if (countable && sum !== whole) {
    const gap = Math.abs(whole - sum) / fine;
    add(
      path,
      `The shares must add up to 100 per cent. They are ${gap} ${sum < whole ? "short" : "too much"}.`,
    );
  }
  return errors;
}
