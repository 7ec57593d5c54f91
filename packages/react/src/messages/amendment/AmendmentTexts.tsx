"use client";
import { createContext, type ReactNode, useContext } from "react";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { type PartSettings, WithTexts } from "../part-texts.tsx";
import { builtInAmendmentLocales } from "../locales.ts";
import type { AmendmentMessages } from "../messages.ts";

type AmendmentSettings = PartSettings<AmendmentMessages>;

const AmendmentContext = createContext<AmendmentSettings>({});

export interface AmendmentTextsProps extends Omit<AmendmentSettings, "locale"> {
  children: ReactNode;
}

/**
 * A language for changes to a policy that a page has already, other languages, or its own wording. Without it the flow
 * loads what comes with the SDK. Renders no element.
 */
export function AmendmentTexts({ children, ...settings }: AmendmentTextsProps): ReactNode {
  return <AmendmentContext.Provider value={settings}>{children}</AmendmentContext.Provider>;
}

/** The root of what changes a policy: its texts load with it. */
export function AmendmentRoot({ children }: { children: ReactNode }): ReactNode {
  return (
    <EkRoot>
      <WithTexts
        of={AmendmentContext}
        builtIn={builtInAmendmentLocales}
        shapes={["title", "text", "choice", "choice"]}
      >
        {children}
      </WithTexts>
    </EkRoot>
  );
}

/** Every text of changes to a policy, inside an `AmendmentRoot`. */
export function useAmendmentMessages(): AmendmentMessages {
  const { messages } = useContext(AmendmentContext);
  if (messages === undefined)
    throw new Error("There are no texts of changes to a policy outside an AmendmentRoot.");
  return messages;
}
