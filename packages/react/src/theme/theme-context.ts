import {
  type ComponentType,
  type Context,
  createContext,
  type DOMAttributes,
  Fragment,
  type ReactNode,
} from "react";
import type { ColorScheme, Theme } from "./theme.ts";

/** The appearance of every root below. */
export interface ThemeSettings {
  readonly scheme: ColorScheme | undefined;
  readonly theme: Theme | undefined;
  readonly className: string | undefined;
  /** The level of the first heading. */
  readonly headingLevel: number;
  /** Begins every id. Another one for each provider, so never part of what a server renders. */
  readonly idPrefix: string;
  /** Goes around each block. Comes with the settings, so that it is loaded once, however many blocks there are. */
  readonly Boundary: ComponentType<{ children: ReactNode }>;
  /** Of each root, and how focus is moved inside one. They come with the settings for the same reason. */
  readonly rootEvents: DOMAttributes<HTMLElement>;
  readonly moveFocus: (element: HTMLElement | null | undefined) => void;
}

export const ThemeContext: Context<ThemeSettings> = createContext<ThemeSettings>({
  scheme: undefined,
  theme: undefined,
  className: undefined,
  headingLevel: 2,
  idPrefix: "ek",
  Boundary: Fragment,
  rootEvents: {},
  moveFocus: (element) => element?.focus(),
});

/** Takes errors to the page's monitoring, inside a provider. */
export const ReportContext: Context<((error: Error) => void) | undefined> = createContext<
  ((error: Error) => void) | undefined
>(undefined);

/** Begins again, inside a provider whose person has signed out. */
export const SignInContext: Context<(() => void) | undefined> = createContext<(() => void) | undefined>(
  undefined,
);
