export { EkRoot } from "./EkRoot.tsx";
export { EkSettings, type EkSettingsProps } from "./EkSettings.tsx";
export { Heading, type HeadingProps, Section } from "./heading-level.tsx";
export { SettingsContext, type Settings } from "./settings-context.ts";
export type { ColorScheme, Theme } from "./theme.ts";
