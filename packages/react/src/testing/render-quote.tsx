import type { ReactNode } from "react";
import { quoteAr } from "../messages/ar/quote.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { renderIn } from "./render-in.tsx";
import { QuoteTexts } from "../messages/PartTexts.tsx";

/** Renders a block of the employer's side with its texts at hand, in English unless set otherwise. */
export function renderQuote(children: ReactNode, locale: "en" | "ar" = "en"): ReturnType<typeof renderIn> {
  const within = (block: ReactNode) => (
    <QuoteTexts messages={locale === "ar" ? quoteAr : quoteEn}>{block}</QuoteTexts>
  );
  const result = renderIn(within(children), { locale });
  return { ...result, show: (next) => result.show(within(next)) };
}
