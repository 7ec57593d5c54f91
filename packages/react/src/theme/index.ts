export { EkRoot } from "./EkRoot.tsx";
export type { Fallback } from "./theme-context.ts";
export { Heading, type HeadingProps, Section } from "./heading-level.tsx";
export { WaitingSince, type WaitingSinceProps } from "./WaitingSince.tsx";
export type { ColorScheme, Theme, ThemeColours } from "./theme.ts";
