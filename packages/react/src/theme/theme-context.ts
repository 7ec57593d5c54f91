import {
  type ComponentType,
  type Context,
  createContext,
  type DOMAttributes,
  Fragment,
  type ReactNode,
  type RefObject,
} from "react";
import type { BlockFailure } from "../messages/hooks.ts";
import type { FullPrices } from "./full-prices.ts";
import type { ColorScheme, Theme } from "./theme.ts";

/** What the host shows in place of ours, as elements or as functions that return them. */
export interface Fallback {
  /** Stands while something loads. Say in it that it loads: it is all that people hear of it. */
  readonly loading?: ReactNode | (() => ReactNode) | undefined;
  /** Stands where a block or a flow failed, or could not be loaded. `retry` tries again. */
  readonly error?: ReactNode | ((failure: BlockFailure) => ReactNode) | undefined;
}

/** The appearance of every root below. */
export interface ThemeSettings {
  readonly scheme: ColorScheme | undefined;
  readonly theme: Theme | undefined;
  readonly className: string | undefined;
  readonly fallback: Fallback | undefined;
  /** The level of the first heading. */
  readonly headingLevel: number;
  /** Begins every id. Another one for each provider, so never part of what a server renders. */
  readonly idPrefix: string;
  /** Whether prices are shown in full; none outside of settings. */
  readonly fullPrices: FullPrices | undefined;
  /** Goes around each block. Comes with the settings, so that it is loaded once, however many blocks there are. */
  readonly Boundary: ComponentType<{ children: ReactNode }>;
  /** Of each root, how focus is moved inside one, and how a theme gets there. They come with the settings for the same reason. */
  readonly rootEvents: DOMAttributes<HTMLElement>;
  readonly moveFocus: (element: HTMLElement | null | undefined) => void;
  readonly applyTheme: (root: HTMLElement, theme: Theme) => (() => void) | undefined;
}

export const ThemeContext: Context<ThemeSettings> = createContext<ThemeSettings>({
  scheme: undefined,
  theme: undefined,
  className: undefined,
  fallback: undefined,
  headingLevel: 2,
  idPrefix: "ek",
  fullPrices: undefined,
  Boundary: Fragment,
  rootEvents: {},
  moveFocus: (element) => element?.focus(),
  applyTheme: () => undefined,
});

/** The root around, once it is on the page; none outside of roots. */
export const RootContext: Context<RefObject<HTMLElement | null> | undefined> = createContext<
  RefObject<HTMLElement | null> | undefined
>(undefined);

/** Takes whatever was thrown to the page's monitoring, inside a provider. */
export const ReportContext: Context<((error: unknown) => void) | undefined> = createContext<
  ((error: unknown) => void) | undefined
>(undefined);

/** How a block comes by what it shows, inside a provider. */
export interface Access {
  /** Begins again, where the person has signed out. */
  readonly signIn?: (() => void) | undefined;
  /** Reads everything again. */
  readonly refetch?: (() => void) | undefined;
}

export const AccessContext: Context<Access> = createContext<Access>({});

interface StandInProps<Input extends unknown[]> {
  of: ReactNode | ((...input: Input) => ReactNode);
  input: Input;
}

/** An element of the host, or what its function returns: a component of its own, as the function may use hooks. */
export function StandIn<Input extends unknown[]>({ of, input }: StandInProps<Input>): ReactNode {
  return typeof of === "function" ? of(...input) : of;
}
