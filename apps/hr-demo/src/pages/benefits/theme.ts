import type { Theme } from "@enrolkit/react";

/** Our brand, in Enrolkit's terms. The variables of our style sheet follow light and dark by themselves. */
export const theme: Theme = {
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  ink: "var(--ink)",
  muted: "var(--muted)",
  line: "var(--line)",
  edge: "var(--edge)",
  page: "var(--page)",
  surface: "var(--surface)",
  sunken: "var(--sunken)",
  focus: "var(--focus)",
  radius: "12px",
};

/** The same on a card of ours, whose ground it shares. */
export const themeOnCard: Theme = { ...theme, page: "var(--surface)" };
