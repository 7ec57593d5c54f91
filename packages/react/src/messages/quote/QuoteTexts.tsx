"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { SkeletonProps } from "../../primitives/Skeleton/Skeleton.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { type PartSettings, WithTexts } from "../part-texts.tsx";
import { builtInQuoteLocales } from "../locales.ts";
import type { QuoteMessages } from "../messages.ts";

type QuoteSettings = PartSettings<QuoteMessages>;

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
export function QuoteRoot({
  children,
  shapes = ["title", "panel"],
}: {
  children: ReactNode;
  shapes?: SkeletonProps["shapes"];
}): ReactNode {
  return (
    <EkRoot>
      <WithTexts of={QuoteContext} builtIn={builtInQuoteLocales} shapes={shapes}>
        {children}
      </WithTexts>
    </EkRoot>
  );
}

/** Every text of the employer's side, inside a `QuoteRoot`. */
export function useQuoteMessages(): QuoteMessages {
  const { messages } = useContext(QuoteContext);
  if (messages === undefined)
    throw new Error("There are no texts of the employer's side outside a QuoteRoot.");
  return messages;
}
