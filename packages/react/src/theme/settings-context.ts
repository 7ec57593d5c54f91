import { type ComponentType, createContext, Fragment, type ReactNode } from "react";
import { createFormat, type Format } from "../messages/format.ts";
import type { Messages } from "../messages/messages.ts";
import type { Replacements } from "../primitives/replacements.ts";
import type { ColorScheme, Theme } from "./theme.ts";

/** How everything below is written and looks. */
export interface Settings {
  locale: string;
  dir: "ltr" | "rtl";
  /** Null while a language loads for the first time. */
  messages: Messages | null;
  format: Format;
  scheme: ColorScheme | undefined;
  theme: Theme | undefined;
  className: string | undefined;
  components: Replacements;
  /** The level of the first heading. */
  headingLevel: number;
  /** Stands around each block. Comes with the settings, so that it is loaded once, however many blocks there are. */
  Boundary: ComponentType<{ children: ReactNode }>;
}

export const SettingsContext = createContext<Settings>({
  locale: "en",
  dir: "ltr",
  messages: null,
  format: createFormat("en"),
  scheme: undefined,
  theme: undefined,
  className: undefined,
  components: {},
  headingLevel: 2,
  Boundary: Fragment,
});
