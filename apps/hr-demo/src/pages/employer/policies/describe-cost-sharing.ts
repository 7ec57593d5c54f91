import type { Format } from "../../../format.ts";
import type { Messages } from "../../../messages/en.ts";
import type { CostSharing } from "../../../wire-employer.ts";

/** Who pays what, as a sentence. */
export function describeCostSharing(
  sharing: CostSharing,
  currency: string,
  { employer: { costSharing: words } }: Messages,
  format: Format,
): string {
  switch (sharing.type) {
    case "percentage":
      return words.percentage(format.percent(sharing.percentage?.percentage ?? 0));
    case "fixed_amount":
      return words.fixed_amount(format.amount(sharing.fixed_amount?.monthly_amount ?? 0, currency));
    case "member_count":
      return words.member_count(
        format.number(sharing.member_count?.adults ?? 0),
        format.number(sharing.member_count?.children ?? 0),
      );
    case "member_selection":
      return words.member_selection[coveredRelatives(sharing.member_selection)];
    case "member_selection_percentage_based": {
      const { percentage = 0, ...flags } = sharing.member_selection_percentage_based ?? {};
      return words.member_selection_percentage_based[coveredRelatives(flags)](format.percent(percentage));
    }
    case "family_type":
      return words.family_type[sharing.family_type?.type ?? "single"];
    case "full_coverage":
    case "policyholder_only":
      return words[sharing.type];
  }
}

function coveredRelatives({
  partner = false,
  children = false,
}: {
  partner?: boolean;
  children?: boolean;
} = {}) {
  if (partner && children) return "both";
  if (partner) return "partner";
  return children ? "children" : "none";
}
