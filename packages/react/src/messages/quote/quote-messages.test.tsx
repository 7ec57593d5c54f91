import {
  ConsentLinkType,
  ConsentReceipt,
  CostSharingConfiguration,
  CostSharingType,
} from "@enrolkit/contract";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ConsentStatements } from "../../components/ConsentStatements/index.ts";
import { healthPlan } from "../../testing/catalogue.ts";
import { EkSettings } from "../../theme/EkSettings.tsx";
import { ar } from "../ar.ts";
import { en } from "../en.ts";
import { quoteAr } from "./ar.ts";
import { quoteEn } from "./en.ts";
import type { QuoteMessages } from "./quote-messages.ts";
import { QuoteTexts } from "./QuoteTexts.tsx";

const sections = Object.keys(quoteEn) as (keyof QuoteMessages)[];

describe("the languages of the employer's side", () => {
  it("say the same things, with the same numbers in them", () => {
    for (const section of sections) {
      const kinds = (messages: QuoteMessages) =>
        Object.entries(messages[section])
          .map(([key, text]) => `${key} ${typeof text}`)
          .toSorted();
      expect({ section, kinds: kinds(quoteAr) }).toEqual({ section, kinds: kinds(quoteEn) });
    }
  });

  it("say something for every value that the service knows", () => {
    const has = (section: object, values: readonly string[]) =>
      expect(values.filter((value) => !Object.hasOwn(section, value))).toEqual([]);
    has(quoteEn.sharing, CostSharingType.options);
    has(quoteEn.sharingHint, CostSharingType.options);
    has(quoteEn.family, CostSharingConfiguration.shape.family_type.unwrap().shape.type.options);
    has(quoteEn.link, ConsentLinkType.options);
    has(quoteEn.actor, ConsentReceipt.shape.actor.shape.kind.options);
  });

  it("keep to plain words: no exclamation marks, no please", () => {
    const texts = sections.flatMap((section) => Object.values(quoteEn[section]).map(String)).join("\n");
    expect(texts).not.toMatch(/please|![^=]/i);
  });

  it("put Arabic nouns into the number that they are counted in", () => {
    const employees = (value: number) => quoteAr.levels.employees({ value, text: String(value) });
    expect([1, 2, 3, 11, 103].map(employees)).toEqual([
      "موظف واحد",
      "موظفان",
      "3 موظفين",
      "11 موظفًا",
      "103 موظفين",
    ]);
  });
});

describe("a block of the employer's side", () => {
  const consents = <ConsentStatements statements={healthPlan.consent_statements} />;

  it("loads its own language, and keeps its place until it is there", async () => {
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
