import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ReactNode } from "react";
import { ConsentStatements } from "../components/ConsentStatements/index.ts";
import { QuoteRoot } from "../components/PartRoot/PartRoot.tsx";
import { healthPlan } from "../testing/catalogue.ts";
import { ar } from "./ar/core.ts";
import { en } from "./en/core.ts";
import { quoteAr } from "./ar/quote.ts";
import { quoteEn } from "./en/quote.ts";
import { createFormat } from "./format.ts";
import { useFormat, useQuoteMessages } from "./hooks.ts";
import { hold } from "../testing/late.ts";
import { QuoteTexts } from "./PartTexts.tsx";
import { EkSettings } from "../provider/EkSettings.tsx";

describe("a block of the employer's side", () => {
  const consents = <ConsentStatements statements={healthPlan.consent_statements} />;

  it("loads its own language, with a skeleton until it is there", async () => {
    const { container, rerender } = render(<EkSettings messages={en}>{consents}</EkSettings>);
    expect(container.querySelector(".ek-skeleton")).not.toBeNull();
    expect(await screen.findByText(quoteEn.consent.title)).toBeVisible();
    rerender(
      <EkSettings messages={ar} locale="ar">
        {consents}
      </EkSettings>,
    );
    expect(await screen.findByText(quoteAr.consent.title)).toBeVisible();
  });

  it("is in one language: words, `lang`, direction and amounts change together", async () => {
    const arabic = hold<typeof quoteAr>();
    function Amount(): ReactNode {
      const { money, locale } = useFormat();
      return (
        <p className="ek-text">{`${money(95.26, "gbp")} ${locale} ${useQuoteMessages().consent.title}`}</p>
      );
    }
    const page = (settings: Partial<Parameters<typeof EkSettings>[0]>) => (
      <EkSettings messages={en} {...settings}>
        <QuoteTexts loaders={{ ar: () => arabic.promise }}>
          <QuoteRoot>
            <Amount />
            {consents}
          </QuoteRoot>
        </QuoteTexts>
      </EkSettings>
    );
    const { container, rerender } = render(page({}));
    const root = container.querySelector(".ek-root") as HTMLElement;
    const english = `${createFormat("en").money(95.26, "gbp")} en ${quoteEn.consent.title}`;
    expect(await screen.findByText(english)).toBeVisible();
    const before = root.textContent;
    rerender(page({ messages: ar, locale: "ar" }));
    expect([root.lang, root.dir, root.textContent]).toEqual(["en", "ltr", before]);
    await arabic.arrive(quoteAr);
    const inArabic = `${createFormat("ar").money(95.26, "gbp")} ar ${quoteAr.consent.title}`;
    expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
    expect(root.textContent).toContain(inArabic);
  });

  it("falls back to English, takes other languages, and a page's own wording", async () => {
    const japanese = { ...quoteEn, consent: { ...quoteEn.consent, title: "同意事項" } };
    const page = (texts: Omit<Parameters<typeof QuoteTexts>[0], "children">) => (
      <EkSettings messages={en} locale="ja-JP">
        <QuoteTexts {...texts}>{consents}</QuoteTexts>
      </EkSettings>
    );
    const { rerender, unmount } = render(page({}));
    expect(await screen.findByText(quoteEn.consent.title)).toBeVisible();
    rerender(page({ loaders: { ja: async () => japanese } }));
    expect(await screen.findByText("同意事項")).toBeVisible();
    unmount();
    render(page({ messages: quoteEn, overrides: { consent: { title: "Sign here" } } }));
    expect(screen.getByText("Sign here")).toBeVisible();
    expect(screen.getByText(/Tick each statement you agree to/)).toBeVisible();
  });
});
