import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ConsentStatements } from "../components/ConsentStatements/index.ts";
import { healthPlan } from "../testing/catalogue.ts";
import { ar } from "./ar/core.ts";
import { en } from "./en/core.ts";
import { quoteAr } from "./ar/quote.ts";
import { quoteEn } from "./en/quote.ts";
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

  it("falls back to English, takes other languages, and a page's own wording", async () => {
    const french = { ...quoteEn, consent: { ...quoteEn.consent, title: "Vos engagements" } };
    const page = (texts: Omit<Parameters<typeof QuoteTexts>[0], "children">) => (
      <EkSettings messages={en} locale="fr-CH">
        <QuoteTexts {...texts}>{consents}</QuoteTexts>
      </EkSettings>
    );
    const { rerender, unmount } = render(page({}));
    expect(await screen.findByText(quoteEn.consent.title)).toBeVisible();
    rerender(page({ loaders: { fr: async () => french } }));
    expect(await screen.findByText("Vos engagements")).toBeVisible();
    unmount();
    render(page({ messages: quoteEn, overrides: { consent: { title: "Sign here" } } }));
    expect(screen.getByText("Sign here")).toBeVisible();
    expect(screen.getByText(/Each statement has its own box/)).toBeVisible();
  });
});
