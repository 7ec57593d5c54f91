"use client";
import { type ReactNode, type SyntheticEvent, useContext, useMemo, useState } from "react";
import { createFormat, directionOf } from "../messages/format.ts";
import { type Language, LanguageContext } from "../messages/hooks.ts";
import { builtInLocales, type MessageLoaders } from "../messages/locales.ts";
import { type MessageOverrides, type Messages, withOverrides } from "../messages/messages.ts";
import { ReplacementsContext } from "../primitives/replaceable.tsx";
import type { Replacements } from "../primitives/replacements.ts";
import { BlockBoundary } from "../theme/BlockBoundary.tsx";
import { createFullPrices } from "../theme/full-prices.ts";
import { moveFocus } from "../theme/move-focus.ts";
import { onEnter } from "../theme/on-enter.ts";
import { type Fallback, ThemeContext } from "../theme/theme-context.ts";
import { applyTheme, type ColorScheme, type Theme } from "../theme/theme.ts";
import { useLoadedMessages } from "../theme/useLoadedMessages.ts";

export interface EkSettingsProps {
  /** BCP 47; `en` when absent. Can change at any time. */
  locale?: string | undefined;
  /** The messages of the locale, when the host already has them: needed on a server, and saves the loading. */
  messages?: Messages | undefined;
  /** Other languages than the built-in ones, or a host's own way to load them. Keep the object stable. */
  loaders?: MessageLoaders | undefined;
  /** Own wording for single messages. */
  overrides?: MessageOverrides | undefined;
  /** The writing direction; by default the locale's. */
  dir?: "ltr" | "rtl" | undefined;
  /** Light, dark, or as the person's device has it; the last when absent. */
  scheme?: ColorScheme | undefined;
  /** Colours and shapes of the host. Keep the object stable. */
  theme?: Theme | undefined;
  /** Shown in place of our own skeletons, and of our words where a block or a flow failed. */
  fallback?: Fallback | undefined;
  /** A class on every root, for a theme that is there from the server's first byte. */
  className?: string | undefined;
  /** Primitives to use in place of our own. */
  components?: Replacements | undefined;
  /** The level of the first heading, 1 to 6; 2 when absent. */
  headingLevel?: number | undefined;
  /** What the settings are for. */
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

/** Language, direction and `Intl` are those of the texts that are shown, whatever is wanted. */
function useLanguage({ overrides, locale, messages, loaders, dir }: Settings): Language {
  const around = useContext(LanguageContext);
  const wanted = locale ?? around.wanted ?? "en";
  const isInherited = wanted === around.wanted && !loaders && !messages;
  const [own, notOwn, found] = useLoadedMessages(
    wanted,
    messages,
    loaders,
    isInherited ? null : builtInLocales,
    "action",
  );
  // While its own language loads, a part of a page has that of the page.
  const isAround = isInherited || (own === null && around.messages !== null);
  const shown = isAround ? around.locale : (own?.locale ?? found);
  const texts = isAround ? around.messages : own && own.messages;
  const missing = isAround ? around.missing : notOwn;
  return useMemo(
    () => ({
      locale: shown,
      wanted,
      dir: dir ?? (isAround ? around.dir : directionOf(shown)),
      messages: texts && withOverrides(texts, overrides),
      missing: texts ? null : missing,
      format: createFormat(shown),
    }),
    [around.dir, isAround, shown, wanted, dir, texts, missing, overrides],
  );
}

const stopHere = (event: SyntheticEvent): void => event.stopPropagation();

/** What is typed here is none of the page's data: a form around learns of no key that submits it, and of no change. */
const rootEvents = { .../* @__PURE__ */ onEnter(), onInput: stopHere, onChange: stopHere };

function useThemeSettings(props: Settings) {
  const around = useContext(ThemeContext);
  const { scheme, theme, className, fallback, headingLevel } = props;
  const [fullPrices] = useState(createFullPrices);
  const [idPrefix] = useState(() => `ek${Math.random().toString(36).slice(2, 9)}`);
  return useMemo(
    () => ({
      scheme: scheme ?? around.scheme,
      theme: theme ?? around.theme,
      className: className ?? around.className,
      fallback: fallback ?? around.fallback,
      headingLevel: headingLevel ?? around.headingLevel,
      idPrefix,
      fullPrices: around.fullPrices ?? fullPrices,
      Boundary: BlockBoundary,
      rootEvents,
      moveFocus,
      applyTheme,
    }),
    [around, scheme, theme, className, fallback, headingLevel, idPrefix, fullPrices],
  );
}
