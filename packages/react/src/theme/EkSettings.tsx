"use client";
import { type ReactNode, useContext, useMemo } from "react";
import { directionOf } from "../messages/direction.ts";
import { createFormat } from "../messages/format.ts";
import { builtInLocales, type MessageLoaders } from "../messages/locales.ts";
import { type MessageOverrides, type Messages, withOverrides } from "../messages/messages.ts";
import { useLoadedMessages } from "../messages/use-loaded-messages.ts";
import type { Replacements } from "../primitives/replacements.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import { SettingsContext } from "./settings-context.ts";
import type { ColorScheme, Theme } from "./theme.ts";

export interface EkSettingsProps {
  /** BCP 47; `en` when absent. Can change at any time. */
  locale?: string;
  /** The messages of the locale, when the host already has them: needed on a server, and saves the loading. */
  messages?: Messages;
  /** Other languages than the built-in ones, or a host's own way to load them. Keep the object stable. */
  loaders?: MessageLoaders;
  /** Own wording for single messages. */
  overrides?: MessageOverrides;
  /** The writing direction; by default the locale's. */
  dir?: "ltr" | "rtl";
  scheme?: ColorScheme;
  theme?: Theme;
  /** A class on every root, for a theme that is there from the server's first byte. */
  className?: string;
  /** Primitives to use in place of our own. */
  components?: Replacements;
  /** The level of the first heading, 1 to 6; 2 when absent. */
  headingLevel?: number;
  children: ReactNode;
}

/** Settings for everything below. Renders no element, so it may stand around a whole application. */
export function EkSettings({ children, overrides, ...props }: EkSettingsProps): ReactNode {
  const around = useContext(SettingsContext);
  const locale = props.locale ?? around.locale;
  const inherited = locale === around.locale ? (around.messages ?? undefined) : undefined;
  const loaded =
    useLoadedMessages(locale, props.messages ?? inherited, props.loaders ?? builtInLocales) ??
    around.messages;
  const settings = useMemo(
    () => ({
      locale,
      dir: props.dir ?? (props.locale === undefined ? around.dir : directionOf(locale)),
      messages: loaded && withOverrides(loaded, overrides),
      format: createFormat(locale),
      scheme: props.scheme ?? around.scheme,
      theme: props.theme ?? around.theme,
      className: props.className ?? around.className,
      components: { ...around.components, ...props.components },
      headingLevel: props.headingLevel ?? around.headingLevel,
      Boundary: BlockBoundary,
    }),
    [
      around,
      locale,
      loaded,
      overrides,
      props.locale,
      props.dir,
      props.scheme,
      props.theme,
      props.className,
      props.components,
      props.headingLevel,
    ],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}
