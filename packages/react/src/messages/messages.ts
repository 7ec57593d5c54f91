import type { en } from "./en.ts";

/** Everything the SDK says in one language; English sets the shape. */
export type Messages = typeof en;

/** Own wording, for some messages of some sections. */
export type MessageOverrides = { readonly [Section in keyof Messages]?: Partial<Messages[Section]> };

/** Lays own wording over a language. */
export function withOverrides(messages: Messages, overrides: MessageOverrides | undefined): Messages {
  if (overrides === undefined) return messages;
  const merged: Record<string, object> = { ...messages };
  for (const [section, texts] of Object.entries(overrides))
    merged[section] = { ...merged[section], ...texts };
  return merged as Messages;
}

/** The message for a value of an enumeration; `other` for values that are not known yet. */
export function messageFor<Section extends { other: unknown }>(
  section: Section,
  value: string | null | undefined,
): Section[keyof Section] | Section["other"] {
  return value != null && Object.hasOwn(section, value) ? section[value as keyof Section] : section.other;
}
