import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  AmendmentChange,
  BenefitType,
  ConsentReceipt,
  CostSharingConfiguration,
  CostSharingType,
  DependentStatus,
  DisclosureCategory,
  EligibilityItem,
  ErrorCode,
  IneligibilityCode,
  PlanDocumentType,
  QualifyingLifeEvent,
  RelationshipType,
} from "@enrolkit/contract";
import { describe, expect, it } from "vitest";
import { ar } from "./ar/core.ts";
import { quoteAr } from "./ar/quote.ts";
import { amendmentEn } from "./en/amendment.ts";
import { en } from "./en/core.ts";
import { quoteEn } from "./en/quote.ts";
import { type Count, createFormat } from "./format.ts";
import { builtInLocales, fallbackChain, findMessages, locales, type MessageLoaders } from "./locales.ts";
import { languageOf } from "../testing/languages.ts";
import { messageFor, withOverrides } from "./messages.ts";

/** Every part of every language, as it loads. */
const catalogues = await Promise.all(
  Object.entries(locales).flatMap(([locale, parts]) =>
    Object.entries<() => Promise<object>>({ ...parts }).map(async ([part, load]) => ({
      locale,
      part,
      catalogue: (await load()) as Catalogue,
    })),
  ),
);
type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;
type Message = string | ((...values: readonly unknown[]) => string);

/** Words that a language has in common with English. */
const common: Readonly<Record<string, readonly string[]>> = {
  de: ["optional", "Support", "Benefit", "Status"],
  fr: ["Document", "Documents", "Total"],
  es: ["No", "Plan", "Total"],
  pt: ["Total"],
  it: ["No", "Benefit", "Partner"],
  nl: ["Document", "Partner", "Status"],
};

/** `section.key`, and which of its values a message shows where there are several of each. */
function placeholdersOf(catalogue: Catalogue): string[] {
  return Object.entries(catalogue)
    .flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]) => `${section}.${key} ${shownBy(text).join(" ")}`),
    )
    .toSorted();
}

function shownBy(message: Message): string[] {
  if (typeof message === "string") return ["text"];
  // Each stands for a formatted text and for a count.
  const values = [1, 2, 3].map((id) => ({ value: 7, text: `<${id}>`, toString: () => `<${id}>` }));
  return (
    message(...values)
      .match(/<\d>/g)
      ?.toSorted() ?? []
  );
}

describe("the languages", () => {
  it.each(catalogues)("$locale/$part says the same things, with the same values in them", (one) => {
    const english = catalogues.find(({ locale, part }) => locale === "en" && part === one.part);
    expect(placeholdersOf(one.catalogue)).toEqual(placeholdersOf(english?.catalogue ?? {}));
  });

  it.each(catalogues.filter(({ locale }) => locale !== "en"))(
    "$locale/$part has a text of its own for every English one",
    ({ locale, part, catalogue }) => {
      const english = catalogues.find((one) => one.locale === "en" && one.part === part)?.catalogue ?? {};
      const same = Object.entries(english).flatMap(([section, texts]) =>
        Object.entries(texts).filter(
          ([key, text]) => text !== "" && typeof text === "string" && catalogue[section]?.[key] === text,
        ),
      );
      expect(same.filter(([, text]) => !common[locale]?.includes(String(text)))).toEqual([]);
    },
  );

  it("say something for every value that the service knows", () => {
    const has = (section: object, values: readonly string[]) =>
      expect(values.filter((value) => !Object.hasOwn(section, value))).toEqual([]);
    has(en.relation, RelationshipType.options);
    has(en.dependentStatus, DependentStatus.options);
    has(en.eligibility, EligibilityItem.shape.eligibility_status.options);
    has(
      en.wouldChange,
      IneligibilityCode.options.filter((code) => code !== "unknown"),
    );
    has(en.document, PlanDocumentType.options);
    has(en.source, DisclosureCategory.options);
    has(en.benefit, BenefitType.options);
    has(en.error, ErrorCode.options);
    has(quoteEn.sharing, CostSharingType.options);
    has(quoteEn.sharingHint, CostSharingType.options);
    has(quoteEn.family, CostSharingConfiguration.shape.family_type.unwrap().shape.type.options);
    has(quoteEn.actor, ConsentReceipt.shape.actor.shape.kind.options);
    has(amendmentEn.event, QualifyingLifeEvent.options);
    has(amendmentEn.what, AmendmentChange.options);
    has(amendmentEn.reason, AmendmentChange.options);
    has(amendmentEn.amendmentCheck, AmendmentChange.options);
  });

  it("are all named in the README", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
    const [, named = ""] = /^\| `locale` \| (.*) \|$/m.exec(readme) ?? [];
    expect(Object.keys(locales).filter((locale) => !named.includes(`\`${locale}\``))).toEqual([]);
  });

  it("have a word for what is not known yet", () => {
    expect(messageFor(en.document, "hologram")).toBe("Document");
    expect(messageFor(en.document, "toString")).toBe("Document");
    expect(messageFor(en.document, undefined)).toBe("Document");
  });

  it.each([
    ["en", "plain words: no exclamation marks, no please", /please|![^=]/i],
    ["nl", "plain words: no exclamation marks, no please", /als(je|tu)blieft|![^=]/i],
    ["nl", "one form of address, u", /(?<![\p{L}$])(je|jij|jou|jouw|jullie)(?!\p{L})/iu],
    [
      "de",
      "one form of address, Sie",
      /(?<!\p{L})(du|dir|dich|dein\p{L}*|ihr|euch|euer)(?!\p{L})|![^=]|(?<!\p{L})bitte/u,
    ],
    ["fr", "one form of address, vous", /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})|![^=]|s’il vous pla/iu],
    ["es", "one form of address, usted", /(?<!\p{L})(tú|tu|tus|ti|vosotros)(?!\p{L})|[!¡](?!=)|por favor/iu],
    ["pt", "no familiar address", /(?<!\p{L})(tu|te|teu|tua|teus|tuas|você)(?!\p{L})|![^=]|por favor/iu],
    ["it", "one form of address, Lei", /(?<!\p{L})(tu|tuo|tua|tuoi|tue|voi)(?!\p{L})|![^=]|per favore/iu],
  ])("%s keeps to %s", (spoken, _, avoided) => {
    const texts = catalogues
      .filter(({ locale }) => locale === spoken)
      .flatMap(({ catalogue }) =>
        Object.values(catalogue).flatMap((section) => Object.values(section).map(String)),
      );
    expect(texts.filter((text) => avoided.test(text))).toEqual([]);
  });

  it("put Dutch nouns into the number that they are counted in", () => {
    const { core, quote } = languageOf("nl");
    const inNumbers = (say: (count: Count) => string) =>
      [0, 1, 2, 21].map((value) => say({ value, text: String(value) }));
    expect(inNumbers(core.deadline.left)).toEqual([
      "Nog 0 dagen",
      "Morgen is de laatste dag",
      "Nog 2 dagen",
      "Nog 21 dagen",
    ]);
    expect(inNumbers(core.people.count).slice(1, 3)).toEqual([
      "Naast u is 1 persoon verzekerd",
      "Naast u zijn 2 personen verzekerd",
    ]);
    expect(inNumbers(quote.levels.employees).slice(0, 2)).toEqual(["0 medewerkers", "1 medewerker"]);
    // "Jaar" has one form behind a number.
    expect(inNumbers(core.people.aged).slice(0, 3)).toEqual(["jonger dan 1 jaar", "1 jaar", "2 jaar"]);
  });

  it("put Arabic nouns into the number that they are counted in", () => {
    const inNumbers = (numbers: readonly number[], say: (count: Count) => string) =>
      numbers.map((value) => say({ value, text: String(value) }));
    expect(inNumbers([1, 2, 3, 10, 11, 99, 100, 103], ar.deadline.left)).toEqual([
      "غدًا هو آخر يوم",
      "بقي يومان",
      "بقي 3 أيام",
      "بقي 10 أيام",
      "بقي 11 يومًا",
      "بقي 99 يومًا",
      "بقي 100 يوم",
      "بقي 103 أيام",
    ]);
    expect(inNumbers([0, 1, 2, 3, 11, 103, 1_000_000], quoteAr.levels.employees)).toEqual([
      "0 موظف",
      "موظف واحد",
      "موظفان",
      "3 موظفين",
      "11 موظفًا",
      "103 موظفين",
      "1000000 موظف",
    ]);
  });

  it("say nothing at all in its own words where there is a text for it", () => {
    const none = { value: 0, text: "0" };
    expect(en.people.aged(none)).toBe("under 1");
    expect(quoteEn.consent.open(none, none)).toBe("All statements are ticked.");
    expect(en.common.found(none)).toBe("0 options found");
  });
});

describe("the fallback chain", () => {
  it.each([
    ["fr-CH", ["fr-CH", "fr", "en"]],
    ["zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh", "en"]],
    ["en-IE", ["en-IE", "en"]],
    ["en", ["en"]],
  ])("of %s", (locale, chain) => {
    expect(fallbackChain(locale)).toEqual(chain);
  });

  it("ends with the first language on offer", async () => {
    const findCore = (locale: string, own?: MessageLoaders) => findMessages(locale, own, builtInLocales)[1];
    expect(await findCore("ar-KW")()).toBe(ar);
    expect(await findCore("nl-BE")()).toBe(languageOf("nl").core);
    expect(await findCore("fr-CH")()).toBe(languageOf("fr").core);
    expect(await findCore("ja-JP")()).toBe(en);
    expect(await findCore("toString", {})()).toBe(en);
  });

  it("is the host's own before ours, and names the locale that there are texts for", () => {
    const french = async () => en;
    const named = (locale: string) => findMessages(locale, { fr: french, nl: french }, builtInLocales)[0];
    expect(findMessages("nl", { nl: french }, builtInLocales)[1]).toBe(french);
    expect(["fr-CH", "fr", "nl-BE", "ar", "en-IE", "de-AT", "ja", "ja-JP", "x"].map(named)).toEqual([
      "fr-CH",
      "fr",
      "nl-BE",
      "ar",
      "en-IE",
      "de-AT",
      "en",
      "en",
      "en",
    ]);
  });
});

describe("own wording", () => {
  it("is laid over single messages", () => {
    const merged = withOverrides(en, { action: { start: "Let’s go" } });
    expect(merged.action.start).toBe("Let’s go");
    expect(merged.action.back).toBe(en.action.back);
    expect(en.action.start).toBe("Start");
  });
});

describe("formats", () => {
  const english = createFormat("en");
  const arabic = createFormat("ar");

  it.each([
    [4.25, "gbp", "£4.25"],
    [2, "gbp", "£2.00"],
    [500, "jpy", "JP¥500"],
    [3.4, "kwd", "KWD 3.400"],
    [1.5, "uyw", "UYW 1.5000"],
    [1, "xxx", "¤1"],
    [-16.67, "eur", "-€16.67"],
  ])("writes %d %s", (amount, currency, text) => {
    expect(english.money(amount, currency).replaceAll("\u00a0", " ")).toBe(text);
  });

  it("writes days and dates, also the last of February and across years", () => {
    expect(english.day("2026-12-11T23:59:59+01:00")).toBe("Friday 11\u00a0December");
    expect(english.date("2028-02-29")).toBe("29\u00a0February 2028");
    expect(createFormat("en-US").day("2026-12-11")).toBe("Friday, December 11");
    expect(createFormat("de").date("2027-01-01")).toBe("1.\u00a0Januar 2027");
    expect(createFormat("fr").date("2027-01-01")).toBe("1er\u00a0janvier 2027");
    expect(createFormat("it").day("2027-01-01")).toBe("venerdì 1º\u00a0gennaio");
    expect(createFormat("it").date("2027-01-11")).toBe("11\u00a0gennaio 2027");
    expect(createFormat("fr-CH").date("2027-01-11")).toBe("11\u00a0janvier 2027");
    expect(createFormat("pt").money(1234.5, "eur")).toBe(createFormat("pt-PT").money(1234.5, "eur"));
    expect(arabic.date("2027-01-01")).toBe("1\u00a0يناير 2027");
    expect(english.leaf("2026-12-01")).toEqual({ day: "1", month: "Dec" });
  });

  it.each(Object.keys(locales))("keeps a day and the month behind it on one line in %s", (locale) => {
    const format = createFormat(locale);
    for (const written of [format.date("2026-12-01"), format.day("2026-12-11")])
      expect(written).toMatch(/\p{N}\S*\u00a0\p{L}/u);
    expect(format.month("2026-12-01")).not.toContain("\u00a0");
  });

  it("names countries and currencies, and leaves what has no name", () => {
    expect(english.country("xk")).toBe("Kosovo");
    expect(createFormat("de").country("ie")).toBe("Irland");
    expect(english.currency("kwd")).toBe("Kuwaiti Dinar");
    expect(english.currency("?")).toBe("?");
  });

  it("names a time zone for all of a year, also one that had no summer time in 1970", () => {
    expect(english.zone("Europe/Berlin")).toBe("Central European Time");
    expect(createFormat("de").zone("Europe/Berlin")).toBe("Mitteleuropäische Zeit");
    expect(english.zone("Asia/Nowhere")).toBe("Asia/Nowhere");
  });

  it("isolates what is written in the other direction", () => {
    const ahmad = { first_name: "أحمد", last_name: "الكندري" };
    expect(english.name(ahmad)).toBe("\u2068أحمد الكندري\u2069");
    expect(arabic.name(ahmad)).toBe("أحمد الكندري");
    expect(arabic.isolate("Harbour Mutual")).toBe("\u2068Harbour Mutual\u2069");
    expect(arabic.isolate("2026-01")).toBe("\u20682026-01\u2069");
    expect(english.name({ first_name: "\u202eevil", last_name: "" })).toBe("\u2068\u202eevil\u2069");
    expect(arabic.money(4.25, "gbp")).toContain("\u2068UK£\u2069");
  });

  it("takes a locale that is none for English", () => {
    expect(createFormat("not a locale").date("2027-01-01")).toBe("1\u00a0January 2027");
  });
});
