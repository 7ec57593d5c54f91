import type { CostSharingConfiguration } from "@enrolkit/types";
import { checkCostSharing, decimalsOf, fromMinor } from "@enrolkit/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFormat } from "../../messages/format.ts";
import { marksOf, parseAmount } from "./parse-amount.ts";
import { draftOf, isSame, readDraft, type SharingDraft } from "./sharing-draft.ts";

const english = marksOf(createFormat("en").number);
const german = marksOf(createFormat("de").number);

describe("an amount as it is typed", () => {
  it.each([
    ["12.50", english, 12.5],
    ["12,50", english, 12.5],
    ["1,500", english, 1500],
    ["1,234.50", english, 1234.5],
    ["1.500", english, 1.5],
    ["12,50", german, 12.5],
    ["12.50", german, 12.5],
    ["1.500", german, 1500],
    ["1.234,50", german, 1234.5],
    ["1 234,50", marksOf(createFormat("fr").number), 1234.5],
    ["1’234.50", marksOf(createFormat("de-CH").number), 1234.5],
    ["١٬٢٣٤٫٥", marksOf(createFormat("ar-EG").number), 1234.5],
    ["1,23,456", marksOf(createFormat("en-IN").number), 123456],
    [" £150 ", english, 150],
    ["5.", english, 5],
    [".5", english, 0.5],
    ["", english, "empty"],
    ["-5", english, "wrong"],
    ["0", english, "wrong"],
    ["0.000", english, "wrong"],
    [".", english, "wrong"],
    [",", german, "wrong"],
    ["1e3", english, "wrong"],
    ["0x10", english, "wrong"],
    ["1,2,3", english, "wrong"],
    ["12 pounds", english, "wrong"],
    ["1.2.3", english, "wrong"],
    ["9999999999999", english, "wrong"],
    ["1.2345", english, "decimals"],
    ["1.5000", english, 1.5],
  ])("%s with %o is %s", (text, marks, amount) => {
    expect(parseAmount(text, 3, marks)).toBe(amount);
  });

  it("is read back as it was written, in every language and currency", () => {
    const locales = fc.constantFrom(
      "en",
      "de",
      "fr",
      "de-CH",
      "es",
      "pt",
      "ar",
      "ar-EG",
      "en-IN",
      "ja",
      "pl",
    );
    const amounts = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(
        locales,
        fc.constantFrom("jpy", "eur", "kwd", "clf"),
        amounts,
        (locale, currency, minor) => {
          const format = createFormat(locale);
          const amount = fromMinor(minor, currency);
          const config: CostSharingConfiguration = {
            type: "fixed_amount",
            fixed_amount: { monthly_amount: amount },
          };
          const marks = marksOf(format.number);
          const draft = draftOf(config, currency, marks);
          expect(readDraft(draft, currency, marks)).toEqual({ config, issues: {} });
          // Also as the language writes it, thousands parted.
          const tag = locale === "pt" ? "pt-PT" : locale;
          const written = new Intl.NumberFormat(tag, { minimumFractionDigits: decimalsOf(currency) });
          if (Math.abs(amount - Math.round(amount)) > 0) {
            expect(parseAmount(written.format(amount), decimalsOf(currency), marks)).toBe(amount);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a draft", () => {
  const text = fc.oneof(
    fc.constantFrom("", "0", ".", "1", "40", "100", "101", "12.5", "abc", "٣", "1,000"),
    fc.string(),
  );
  const drafts: fc.Arbitrary<SharingDraft> = fc.record({
    type: fc.constantFrom(
      null,
      "member_count",
      "member_selection",
      "member_selection_percentage_based",
      "percentage",
      "policyholder_only",
      "family_type",
      "fixed_amount",
      "full_coverage",
    ),
    percentage: text,
    amount: text,
    adults: text,
    children: text,
    family: fc.constantFrom(null, "single", "couple", "single_with_children", "family"),
    members: fc.subarray(["partner", "children"]),
  });

  it("travels only when the service accepts it, and says what is wrong otherwise", () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom("jpy", "eur", "gbp", "kwd"), (draft, currency) => {
        const { config, issues } = readDraft(draft, currency, english);
        expect(config === null).toBe(Object.keys(issues).length > 0);
        if (config !== null) {
          expect(checkCostSharing(config, { currency, supported: [config.type] })).toEqual({});
          expect(
            isSame(config, readDraft(draftOf(config, currency, english), currency, english).config),
          ).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("means the same whatever the order of its terms", () => {
    const one = { type: "member_selection" as const, member_selection: { partner: true, children: false } };
    const other = { member_selection: { children: false, partner: true }, type: "member_selection" as const };
    expect(isSame(one, other)).toBe(true);
    expect(isSame(one, { ...one, member_selection: { partner: true, children: true } })).toBe(false);
    expect(isSame(one, null)).toBe(false);
    expect(isSame({ type: "full_coverage" }, { type: "policyholder_only" })).toBe(false);
  });
});
