import { decimalsOf, type FieldErrors } from "@enrolkit/rules";
import { useState } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import type { FieldFault, ReadSharing, SharingField } from "./sharing-draft.ts";

interface Findings extends Pick<ReadSharing, "faults"> {
  currency: string;
  attempt: number;
  refused: FieldErrors | undefined;
}

/**
 * What is to be mended, by field: what cannot be read at once, what is missing after an attempt to go on, and the
 * service's refusal until something changes.
 */
export function useSharingErrors({ faults, currency, attempt, refused }: Findings) {
  const { sharingError } = useQuoteMessages();
  const format = useFormat();
  const [changed, setChanged] = useState<{ attempt: number; refused: FieldErrors | undefined }>();
  const errors: Partial<Record<SharingField, string>> = {};

  for (const [path, [message]] of Object.entries(changed?.refused === refused ? {} : (refused ?? {}))) {
    if (message !== undefined) errors[fieldAt(path)] = message;
  }
  for (const [field, fault] of Object.entries(faults) as [SharingField, FieldFault][]) {
    if (fault !== "empty" || attempt > 0) errors[field] = textOf(field, fault);
  }
  return {
    errors,
    /** For the summary: nothing from a change on until the next attempt, or it would take focus from who types. */
    summed: attempt > (changed?.attempt ?? 0) || changed?.refused !== refused ? errors : {},
    mend: () => setChanged({ attempt, refused }),
  };

  function textOf(field: SharingField, fault: FieldFault): string {
    const decimals = decimalsOf(currency);
    const example = format.money(150 * 10 ** Math.max(0, 2 - decimals), currency);
    if (fault === "decimals") return sharingError.decimals(format.count(decimals), example);
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
