import type { CostSharingConfiguration, CostSharingType } from "@enrolkit/types";
import { decimalsOf } from "@enrolkit/rules";
import { latinDigits } from "../../text/latin-digits.ts";
import { type NumberMarks, parseAmount } from "./parse-amount.ts";

/** Cost sharing as it is typed. What belongs to other types stays while the person compares them. */
export interface SharingDraft {
  type: CostSharingType | null;
  percentage: string;
  amount: string;
  adults: string;
  children: string;
  family: NonNullable<CostSharingConfiguration["family_type"]>["type"] | null;
  members: readonly string[];
}

/** The fields of a draft that can be wrong. */
export type SharingField = "type" | "percentage" | "amount" | "adults" | "children" | "family";

export type FieldIssue = "empty" | "wrong" | "decimals";

/** What of a draft travels; null while something of it is missing or wrong, which `issues` names. */
export interface ReadSharing {
  config: CostSharingConfiguration | null;
  issues: Partial<Record<SharingField, FieldIssue>>;
}

const wholeNumber = /^\d{1,6}$/;

/** Reads a draft by the rules of the service (decisions §6, "Input of cost sharing"). */
export function readDraft(draft: SharingDraft, currency: string, marks: NumberMarks): ReadSharing {
  const issues: ReadSharing["issues"] = {};
  const whole = (field: "percentage" | "adults" | "children", most: number): number => {
    const typed = latinDigits(draft[field]);
    const text = typed.endsWith("%") ? typed.slice(0, -1).trimEnd() : typed;
    if (text === "") issues[field] = "empty";
    else if (!wholeNumber.test(text) || Number(text) > most) issues[field] = "wrong";
    return Number(text);
  };
  const flags = () => ({
    partner: draft.members.includes("partner"),
    children: draft.members.includes("children"),
  });

  const config = ((): CostSharingConfiguration | null => {
    const { type } = draft;
    switch (type) {
      case "percentage":
        return { type, percentage: { percentage: whole("percentage", 100) } };
      case "member_selection":
        return { type, member_selection: flags() };
      case "member_selection_percentage_based":
        return {
          type,
          member_selection_percentage_based: { ...flags(), percentage: whole("percentage", 100) },
        };
      case "member_count":
        return {
          type,
          member_count: { adults: whole("adults", Infinity), children: whole("children", Infinity) },
        };
      case "family_type":
        if (draft.family === null) issues.family = "empty";
        return { type, family_type: { type: draft.family ?? "single" } };
      case "fixed_amount": {
        const amount = parseAmount(draft.amount, decimalsOf(currency), marks);
        if (typeof amount === "string") issues.amount = amount;
        return { type, fixed_amount: { monthly_amount: Number(amount) } };
      }
      case "full_coverage":
      case "policyholder_only":
        return { type };
      default:
        issues.type = "empty";
        return null;
    }
  })();
  return { config: Object.keys(issues).length > 0 ? null : config, issues };
}

/** A configuration as it would have been typed. */
export function draftOf(
  config: CostSharingConfiguration | null,
  currency: string,
  marks: NumberMarks,
): SharingDraft {
  const terms = config?.member_selection_percentage_based ?? config?.member_selection;
  const share = config?.percentage ?? config?.member_selection_percentage_based;
  const amount = config?.fixed_amount?.monthly_amount;
  return {
    type: config?.type ?? null,
    percentage: String(share?.percentage ?? ""),
    amount: amount === undefined ? "" : amount.toFixed(decimalsOf(currency)).replace(".", marks.decimal),
    adults: String(config?.member_count?.adults ?? ""),
    children: String(config?.member_count?.children ?? ""),
    family: config?.family_type?.type ?? null,
    members: [...(terms?.partner ? ["partner"] : []), ...(terms?.children ? ["children"] : [])],
  };
}

/** Whether two configurations say the same. */
export function isSame(
  one: CostSharingConfiguration | null,
  other: CostSharingConfiguration | null,
): boolean {
  const plain = (config: CostSharingConfiguration | null) =>
    config && [
      config.type,
      ...Object.entries(config[config.type as "percentage"] ?? {})
        .map(([key, value]) => `${key} ${value}`)
        .toSorted(),
    ];
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
