import type { Beneficiary, PolicyBeneficiaryInput } from "@enrolkit/types";
import { sentence } from "../sentence/sentence.ts";
import { type ErrorList, errorList, type FieldSentences } from "./field-errors.ts";
import { isBlank, isWellFormedText } from "./text.ts";

/** Hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100. */
const perPercent = 100;
const fullShare = 100 * perPercent;

/** A beneficiary in full, or in the short form: a person on file who is primary. */
export type NamedBeneficiary = Beneficiary | PolicyBeneficiaryInput;

/** Returns a beneficiary in full. */
export function beneficiaryInFull(named: NamedBeneficiary): PolicyBeneficiaryInput {
  if (!("share" in named)) return named;
  const { associated_person_id, share } = named;
  return { kind: "person", associated_person_id, share_percent: share, order: "primary" };
}

/**
 * Returns the errors of a list of beneficiaries by JSON path; no keys when it is valid: at least one is primary, each is
 * named as their kind is and once in each order, and the shares of each order are more than 0, have at most two decimals
 * and add up to 100 (decisions §5, "Enrolment intent"; policy-life §7).
 */
export function checkBeneficiaries(
  beneficiaries: readonly NamedBeneficiary[],
  path = "$.beneficiaries",
): FieldSentences {
  const { errors, add } = errorList();
  const seen = new Set<string>();
  const sums = new Map([["primary", 0]]);
  beneficiaries.forEach((named, index) => {
    const at = `${path}[${index}]`;
    const { kind, associated_person_id, share_percent, order } = beneficiaryInFull(named);
    checkNames(beneficiaryInFull(named), at, add);
    const who = kind === "estate" ? kind : associated_person_id;
    if (who && seen.size === seen.add(`${order} ${who}`).size) {
      add(
        `${at}.${kind === "estate" ? "kind" : "associated_person_id"}`,
        "This beneficiary is named twice. Keep one entry with the whole share.",
      );
    }
    const hundredths = Math.round(share_percent * perPercent);
    const isShare = share_percent > 0 && share_percent <= 100 && hundredths / perPercent === share_percent;
    sums.set(order, (sums.get(order) ?? 0) + (isShare ? hundredths : Number.NaN));
    if (!isShare) {
      add(
        `${at}.${"share" in named ? "share" : "share_percent"}`,
        "A share is more than 0 and at most 100 per cent, with at most two decimals.",
      );
    }
  });
  for (const [order, sum] of sums) checkSum(order, sum, path, add);
  return errors;
}

const primarySums = {
  short: "The primary shares must add up to 100 per cent. They are {{gap}} short.",
  over: "The primary shares must add up to 100 per cent. They are {{gap}} too much.",
};
const contingentSums = {
  short: "The contingent shares must add up to 100 per cent. They are {{gap}} short.",
  over: "The contingent shares must add up to 100 per cent. They are {{gap}} too much.",
};

/** NaN where a share is none: then no sum is right or wrong. */
function checkSum(order: string, sum: number, path: string, add: ErrorList["add"]): void {
  if (sum === 0) add(path, "Name at least one primary beneficiary, who receives the benefit.");
  else if (Number.isFinite(sum) && sum !== fullShare) {
    const gap = Math.abs(fullShare - sum) / perPercent;
    const texts = order === "primary" ? primarySums : contingentSums;
    add(path, sentence(sum < fullShare ? texts.short : texts.over, { gap }));
  }
}

/** A person on file has an id, any other person and an organisation a name, the estate neither. */
function checkNames(
  { kind, associated_person_id, name }: PolicyBeneficiaryInput,
  path: string,
  add: ErrorList["add"],
): void {
  const hasId = typeof associated_person_id === "string";
  const hasName = typeof name === "string";
  if (kind !== "person" && hasId)
    add(`${path}.associated_person_id`, "Only a person can be one on file. Leave this out.");
  if (hasName && kind === "estate") add(`${path}.name`, "The estate has no name. Leave this out.");
  if (hasName && kind === "person" && hasId)
    add(`${path}.name`, "A person on file is named by their id alone. Leave the name out.");
  if (kind === "estate" || (kind === "person" && hasId)) return;
  if (!hasName && kind === "person")
    add(`${path}.associated_person_id`, "Give the id of a person on file, or the person's name.");
  else if (!hasName || isBlank(name) || !isWellFormedText(name))
    add(`${path}.name`, "Enter the full name, without control characters.");
}
