import type { amendmentEn } from "./en/amendment.ts";
import type { en } from "./en/core.ts";
import type { participationEn } from "./en/participation.ts";
import type { policiesEn } from "./en/policies.ts";
import type { quoteEn } from "./en/quote.ts";

/** Everything the SDK says in one language; English sets the shape. */
export type Messages = typeof en;

/** Everything the employer's side says in one language beside `Messages`; English sets the shape. */
export type QuoteMessages = typeof quoteEn;

/** Everything that changes to a policy say in one language beside `Messages`; English sets the shape. */
export type AmendmentMessages = typeof amendmentEn;

/** Everything that the list of policies says in one language beside `Messages`; English sets the shape. */
export type PoliciesMessages = typeof policiesEn;

/** Everything that the list of who takes part says in one language beside `Messages`; English sets the shape. */
export type ParticipationMessages = typeof participationEn;

/** Own wording, for some messages of some sections. */
export type OverridesOf<All extends object> = { readonly [Section in keyof All]?: Partial<All[Section]> };
export type MessageOverrides = OverridesOf<Messages>;
export type QuoteMessageOverrides = OverridesOf<QuoteMessages>;
export type AmendmentMessageOverrides = OverridesOf<AmendmentMessages>;
export type PoliciesMessageOverrides = OverridesOf<PoliciesMessages>;
export type ParticipationMessageOverrides = OverridesOf<ParticipationMessages>;

/** Lays own wording over a language. */
export function withOverrides<All extends object>(
  messages: All,
  overrides: OverridesOf<All> | undefined,
): All {
  if (overrides === undefined) return messages;
  const merged = { ...messages } as Record<string, object>;
  for (const [section, texts] of Object.entries(overrides))
    merged[section] = { ...merged[section], ...(texts as object) };
  return merged as All;
}

/** The message for a value of an enumeration; `other` for values that are not known yet. */
export function messageFor<Section extends { other: unknown }>(
  section: Section,
  value: string | null | undefined,
): Section[keyof Section] | Section["other"] {
  return value != null && Object.hasOwn(section, value) ? section[value as keyof Section] : section.other;
}
