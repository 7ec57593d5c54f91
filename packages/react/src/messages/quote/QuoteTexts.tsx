"use client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { Skeleton, type SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { useFormat } from "../hooks.ts";
import { withOverrides } from "../messages.ts";
import { useLoadedMessages } from "../use-loaded-messages.ts";
import {
  builtInQuoteLocales,
  type QuoteMessageLoaders,
  type QuoteMessageOverrides,
  type QuoteMessages,
} from "./quote-messages.ts";

interface QuoteSettings {
  messages?: QuoteMessages | undefined;
  /** What the messages were loaded for; any locale when absent. */
  locale?: string | undefined;
  loaders?: QuoteMessageLoaders | undefined;
  overrides?: QuoteMessageOverrides | undefined;
}

const QuoteContext = createContext<QuoteSettings>({});

export interface QuoteTextsProps extends Omit<QuoteSettings, "locale"> {
  children: ReactNode;
}

/**
 * A language for the employer's side that a page has already, other languages, or its own wording. Without it every
 * block of that side loads what comes with the SDK. Renders no element.
 */
export function QuoteTexts({ children, ...settings }: QuoteTextsProps): ReactNode {
  return <QuoteContext.Provider value={settings}>{children}</QuoteContext.Provider>;
}

/**
 * The root of what belongs to the employer's side: it stands on a root like every block, and its texts load with it.
 * Inside another one they are there at once.
 */
export function QuoteRoot(props: { children: ReactNode; shapes?: SkeletonProps["shapes"] }): ReactNode {
  return (
    <EkRoot>
      <WithTexts {...props} />
    </EkRoot>
  );
}

function WithTexts({ children, shapes = ["title", "panel"] }: Parameters<typeof QuoteRoot>[0]): ReactNode {
  const { locale } = useFormat();
  const around = useContext(QuoteContext);
  const given = around.locale === undefined || around.locale === locale ? around.messages : undefined;
  const loaded = useLoadedMessages(locale, given, around.loaders ?? builtInQuoteLocales);
  const settings = useMemo(
    () => loaded && { ...around, locale, messages: withOverrides(loaded, around.overrides) },
    [around, locale, loaded],
  );
  if (settings === null) return <Skeleton shapes={shapes} />;
  return <QuoteContext.Provider value={settings}>{children}</QuoteContext.Provider>;
}

/** Every text of the employer's side, inside a `QuoteRoot`. */
export function useQuoteMessages(): QuoteMessages {
  const { messages } = useContext(QuoteContext);
  if (messages === undefined)
    throw new Error("There are no texts of the employer's side outside a QuoteRoot.");
  return messages;
}
