import type { ReactNode } from "react";
import { languageOf } from "./languages.ts";
import { renderIn } from "./render-in.tsx";
import { QuoteTexts } from "../messages/PartTexts.tsx";

/** Renders a block of the employer's side with its texts at hand, in English unless set otherwise. */
export function renderQuote(children: ReactNode, locale = "en"): ReturnType<typeof renderIn> {
  const within = (block: ReactNode) => <QuoteTexts messages={languageOf(locale).quote}>{block}</QuoteTexts>;
  const result = renderIn(within(children), { locale });
  return { ...result, show: (next) => result.show(within(next)) };
}
