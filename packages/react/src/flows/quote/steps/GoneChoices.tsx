"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { ChooseAgain } from "../../shared/ChooseAgain.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";

/** Says what of a quote has to be chosen again. */
export function GoneChoices({ flow }: { flow: NewQuoteState }): ReactNode {
  const { cover } = useMessages();
  const { gone } = useQuoteMessages();
  const { isolate } = useFormat();
  const texts = { ...gone, coverage_selections: cover.chooseAgain };
  return (
    <ChooseAgain
      texts={flow.gone.map(({ part, name }) => {
        const text = texts[part];
        return typeof text === "string" ? text : text(isolate(name));
      })}
    />
  );
}
