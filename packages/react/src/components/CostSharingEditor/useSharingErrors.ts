import { decimalsOf, type FieldErrors } from "@enrolkit/rules";
import { useState } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import type { FieldIssue, ReadSharing, SharingField } from "./sharing-draft.ts";

interface Findings extends Pick<ReadSharing, "issues"> {
  currency: string;
  attempt: number;
  serviceErrors: FieldErrors | undefined;
}

/**
 * What is to be fixed, by field: what cannot be read at once, what is missing after an attempt to go on, and the
 * errors of the service until something changes.
 */
export function useSharingErrors({ issues, currency, attempt, serviceErrors }: Findings) {
  const { sharingError } = useQuoteMessages();
  const format = useFormat();
  const [changed, setChanged] = useState<{ attempt: number; serviceErrors: FieldErrors | undefined }>();
  const errors: Partial<Record<SharingField, string>> = {};

  for (const [path, [message]] of Object.entries(
    changed?.serviceErrors === serviceErrors ? {} : (serviceErrors ?? {}),
  )) {
    if (message !== undefined) errors[fieldAt(path)] = message;
  }
  for (const [field, issue] of Object.entries(issues) as [SharingField, FieldIssue][]) {
    if (issue !== "empty" || attempt > 0) errors[field] = textOf(field, issue);
  }
  return {
    errors,
    /** For the summary: nothing from a change on until the next attempt, or it would take focus from who types. */
    summed: attempt > (changed?.attempt ?? 0) || changed?.serviceErrors !== serviceErrors ? errors : {},
    /** Something has changed: the errors of the service are old. */
    dismiss: () => setChanged({ attempt, serviceErrors }),
  };

  function textOf(field: SharingField, issue: FieldIssue): string {
    const decimals = decimalsOf(currency);
    const example = format.money(150 * 10 ** Math.max(0, 2 - decimals), currency);
    if (issue === "decimals") return sharingError.decimals(format.count(decimals), example);
    if (field === "amount") return sharingError.amount(example);
    return sharingError[field === "adults" || field === "children" ? "count" : field];
  }
}

/** The field that a JSON path of the service leads to: `$.cost_sharing.fixed_amount.monthly_amount` is the amount. */
function fieldAt(path: string): SharingField {
  const last = path.split(".").at(-1);
  if (last === "percentage" || last === "adults" || last === "children") return last;
  if (path.includes("fixed_amount")) return "amount";
  return path.includes("family_type") ? "family" : "type";
}
