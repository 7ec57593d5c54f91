import type { CostSharingConfiguration } from "@enrolkit/types";
import { beginLower } from "./begin-lower.ts";
import type { Format } from "./format.ts";
import { messageFor, type QuoteMessages } from "./messages.ts";

/** How a cost is shared: the sentence of its type, then its terms. A type that is not known yet is "as agreed". */
export function sharingSentence(
  config: CostSharingConfiguration | null | undefined,
  currency: string,
  texts: QuoteMessages,
  format: Format,
): string {
  const { sharing, sharingHint, shared } = texts;
  if (config == null || !Object.hasOwn(sharingHint, config.type)) return shared.other;
  if (config.fixed_amount) return shared.fixed(format.money(config.fixed_amount.monthly_amount, currency));
  const terms = sharingTerms(config, currency, texts, format);
  return terms === "" ? sharing[config.type] : texts.levels.at(sharing[config.type], terms);
}

/** A sharing in few words, to tell one from another: the company's share, or its most; else as a sentence. */
export function sharingName(
  config: CostSharingConfiguration,
  currency: string,
  texts: QuoteMessages,
  format: Format,
): string {
  const { percentage, fixed_amount } = config;
  if (percentage) return format.percent(percentage.percentage);
  if (fixed_amount) return texts.shared.upTo(format.money(fixed_amount.monthly_amount, currency));
  return sharingSentence(config, currency, texts, format);
}

/** The terms of a sharing after its sentence; empty where it has none. */
export function sharingTerms(
  config: CostSharingConfiguration,
  currency: string,
  { shared, sharingInput, family, levels }: QuoteMessages,
  format: Format,
): string {
  const { percentage, fixed_amount, family_type, member_count } = config;
  const inner = (label: string): string => beginLower(label, format.locale);
  if (percentage) return format.percent(percentage.percentage);
  if (fixed_amount) return format.money(fixed_amount.monthly_amount, currency);
  if (family_type) return inner(messageFor(family, family_type.type));
  if (member_count) {
    const parts = (["adults", "children"] as const).map((part) =>
      levels.at(inner(sharingInput[part]), format.number(member_count[part])),
    );
    return parts.join(" · ");
  }
  const flags = config.member_selection ?? config.member_selection_percentage_based;
  if (flags === undefined) return "";
  const named = (["partner", "children"] as const)
    .filter((one) => flags[one])
    .map((one) => inner(sharingInput[one]));
  const share = config.member_selection_percentage_based?.percentage;
  return [
    named.length > 0 ? format.list(named) : shared.noOne,
    ...(share === undefined || named.length === 0 ? [] : [format.percent(share)]),
  ].join(" · ");
}
