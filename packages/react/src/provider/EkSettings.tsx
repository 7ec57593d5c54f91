"use client";
import { type ReactNode, type SyntheticEvent, useContext, useMemo, useState } from "react";
import { createFormat, directionOf } from "../messages/format.ts";
import { LanguageContext } from "../messages/hooks.ts";
import { builtInLocales, type MessageLoaders } from "../messages/locales.ts";
import { type MessageOverrides, type Messages, withOverrides } from "../messages/messages.ts";
import { useLoadedMessages } from "../messages/useLoadedMessages.ts";
import { ReplacementsContext } from "../primitives/replaceable.tsx";
import type { Replacements } from "../primitives/replacements.ts";
import { BlockBoundary } from "../theme/BlockBoundary.tsx";
import { moveFocus } from "../theme/move-focus.ts";
import { onEnter } from "../theme/on-enter.ts";
import { ThemeContext } from "../theme/theme-context.ts";
import type { ColorScheme, Theme } from "../theme/theme.ts";

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
export function EkSettings({ children, ...props }: EkSettingsProps): ReactNode {
  const language = useLanguage(props);
  const theme = useThemeSettings(props);
  const replacements = useContext(ReplacementsContext);
  const components = useMemo(
    () => ({ ...replacements, ...props.components }),
    [replacements, props.components],
  );
  return (
    <LanguageContext.Provider value={language}>
      <ThemeContext.Provider value={theme}>
        <ReplacementsContext.Provider value={components}>{children}</ReplacementsContext.Provider>
      </ThemeContext.Provider>
    </LanguageContext.Provider>
  );
}

type Settings = Omit<EkSettingsProps, "children">;

function useLanguage({ overrides, ...props }: Settings) {
  const around = useContext(LanguageContext);
  const locale = props.locale ?? around.locale;
  const inherited = locale === around.locale ? (around.messages ?? undefined) : undefined;
  const loaded =
    useLoadedMessages(locale, props.messages ?? inherited, props.loaders ?? builtInLocales) ??
    around.messages;
  return useMemo(
    () => ({
      locale,
      dir: props.dir ?? (props.locale === undefined ? around.dir : directionOf(locale)),
      messages: loaded && withOverrides(loaded, overrides),
      format: createFormat(locale),
    }),
    [around, locale, loaded, overrides, props.locale, props.dir],
  );
}

const stopHere = (event: SyntheticEvent): void => event.stopPropagation();

/** What is typed here is none of the page's data: a form around learns of no key that submits it, and of no change. */
const rootEvents = { .../* @__PURE__ */ onEnter(), onInput: stopHere, onChange: stopHere };

function useThemeSettings(props: Settings) {
  const around = useContext(ThemeContext);
  const { scheme, theme, className, headingLevel } = props;
  const [idPrefix] = useState(() => `ek${Math.random().toString(36).slice(2, 9)}`);
  return useMemo(
    () => ({
      scheme: scheme ?? around.scheme,
      theme: theme ?? around.theme,
      className: className ?? around.className,
      headingLevel: headingLevel ?? around.headingLevel,
      idPrefix,
      Boundary: BlockBoundary,
      rootEvents,
      moveFocus,
    }),
    [around, scheme, theme, className, headingLevel, idPrefix],
  );
}
