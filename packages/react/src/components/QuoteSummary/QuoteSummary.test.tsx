import type { CostSharingConfiguration, Quote } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createFormat } from "../../messages/format.ts";
import { quoteEn } from "../../messages/en/quote.ts";
import { languageOf } from "../../testing/languages.ts";
import { sharingSentence } from "../../messages/sharing-sentence.ts";
import { catalogue, groupSelections, healthPlan, planNamed } from "../../testing/catalogue.ts";
import { quoteOf } from "../../testing/quotes.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { QuoteSummary, type QuoteSummaryProps } from "./QuoteSummary.tsx";
import { sharesOf } from "./ShareLines.tsx";

const engineers = { id: "gr_1", name: "Engineers", employee_count: 4 };
const office = { id: "gr_2", name: "Office", employee_count: 1 };
const drivers = { id: "gr_3", name: "Drivers", employee_count: 0 };
const percent: CostSharingConfiguration = { type: "percentage", percentage: { percentage: 80 } };
const level = {
  group: engineers,
  plan: healthPlan,
  costSharing: percent,
  selections: groupSelections[healthPlan.id] ?? [],
};
const several = quoteOf([
  level,
  { group: office, plan: healthPlan, costSharing: { type: "full_coverage" } },
  { group: drivers, plan: healthPlan, costSharing: percent },
]);
const summary = (quote: Quote, props: Partial<QuoteSummaryProps> = {}) => (
  <QuoteSummary quote={quote} plans={catalogue.plans} groups={[engineers, office, drivers]} {...props} />
);
const lines = () =>
  Array.from(document.querySelector(".ek-quote-lines")?.children ?? [], ({ children: [name, amount] }) => [
    name?.textContent,
    amount?.textContent,
  ]);
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((line) => Array.from(line.children, ({ firstChild }) => firstChild?.textContent));

describe("a quote", () => {
  it("says in all who pays what, the tax inside, how many employees, from when and until when", () => {
    renderQuote(summary(several));
    expect(lines()).toEqual([
      ["You pay", "£478.35"],
      ["Your employees pay", "£98.00"],
      ["Total", "£576.35"],
      ["Before tax", "£514.61"],
      ["Insurance Premium Tax", "£61.74"],
    ]);
    expect(screen.getByText("Valid until the end of Thursday 7 January")).toBeVisible();
    expect(screen.getByText("Cover from").nextElementSibling).toHaveTextContent("1 January 2027");
    expect(screen.getByText("Made on").nextElementSibling).toHaveTextContent("8 December 2026");
  });

  it("says it for each group, with its terms and what was chosen", () => {
    renderQuote(summary(several));
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Your quote",
      "Engineers",
      "Office",
      "Drivers",
    ]);
    expect(screen.getAllByText("You pay a percentage: 80%")).toHaveLength(2);
    expect(screen.getByText("Hospital network").closest("div")).toHaveTextContent("National network");
    expect(screen.getByText(/This group has no employees yet/)).toBeVisible();
  });

  it("says it for each employee, by name, and by staff number where there is one", () => {
    renderQuote(summary(several));
    const table = screen.getByRole("table", { name: "For each employee: Engineers" });
    const names = ["Maya Lindqvist", "Tomasz Lindqvist", "Amara Lindqvist", "Maya Lindqvist 4"];
    expect(rows(table)).toEqual([
      ["Employee", "You pay", "The employee pays", "Total"],
      ...names.map((name) => [name, "£97.98", "£24.50", "£122.48"]),
    ]);
    const headers = within(table).getAllByRole("rowheader");
    expect(headers[0]).toHaveTextContent("Maya LindqvistEmployee number NB-1042");
    expect(headers[1]).toHaveTextContent(/^Tomasz Lindqvist$/);
    expect(table).not.toHaveTextContent("ee_");
    expect(within(table).getByText("Tomasz Lindqvist")).toHaveAttribute("translate", "no");
  });

  it("says what a year costs, and when cover starts that is approved late", () => {
    renderQuote(summary(several));
    expect(screen.getByText("£5,740.20 a year")).toBeVisible();
    expect(
      screen.getByText(/approves your cover after 1 January 2027, it starts on the first day/),
    ).toBeVisible();
  });

  it("distinguishes employees of the same name, and says where not all are listed", () => {
    const [quoted] = quoteOf([level]).items;
    const [first] = quoted?.levels ?? [];
    if (!quoted || !first) throw new Error("The quote has a level.");
    const employees = first.employees.map((one) => ({ ...one, last_name: "Silva", first_name: "Ana" }));
    const quote = {
      ...quoteOf([level]),
      items: [{ ...quoted, levels: [{ ...first, employee_count: 1200, employees }] }],
    };
    renderQuote(summary(quote));
    expect(screen.getByText("Ana Silva (2)")).toBeVisible();
    expect(screen.getByText("The first 4 of 1,200 employees.")).toBeVisible();
  });

  it("reads the employees that the quote does not list, page by page, each once, and tries again", async () => {
    const everyone = quoteOf([{ ...level, group: { ...engineers, employee_count: 240 } }]);
    const all = everyone.items[0]?.levels[0]?.employees ?? [];
    const [item] = everyone.items;
    const [listed] = item?.levels ?? [];
    if (!item || !listed) throw new Error("The quote has a level.");
    const first = { ...listed, employees: all.slice(0, 100), employee_count: 240 };
    const quote = { ...everyone, items: [{ ...item, levels: [first] }] };
    const newestFirst = all.toReversed();
    const onEmployees = vi.fn<NonNullable<QuoteSummaryProps["onEmployees"]>>(async (_, page) =>
      newestFirst.slice((page - 1) * 100, page * 100),
    );
    const { user } = renderQuote(summary(quote, { onEmployees }));
    await user.click(screen.getByRole("button", { name: "Show 90 more" }));
    expect(onEmployees).not.toHaveBeenCalled();
    onEmployees.mockRejectedValueOnce(new Error("Offline."));
    await user.click(screen.getByRole("button", { name: "Show 100 more" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(quoteEn.error.load);
    await user.click(screen.getByRole("button", { name: "Show 100 more" }));
    expect(await screen.findByText("The first 200 of 240 employees.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show all 240" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(241));
    expect(onEmployees.mock.calls).toEqual([1, 1, 2].map((page) => [engineers.id, page]));
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
    expect(screen.queryByText(/^The first/)).toBeNull();
  });

  it("shows ten of many employees, and all of them when asked to and on paper", async () => {
    const quote = quoteOf([{ ...level, group: { ...engineers, employee_count: 48 } }]);
    const { user } = renderQuote(summary(quote));
    const later = () => document.querySelectorAll("[data-ek-later]");
    expect(later()).toHaveLength(38);
    expect(screen.getAllByRole("row")).toHaveLength(49);
    await user.click(screen.getByRole("button", { name: "Show all 48" }));
    expect(later()).toHaveLength(0);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("gives the sums once where there is one group", () => {
    renderQuote(summary(quoteOf([level])));
    expect(document.querySelectorAll(".ek-quote-lines")).toHaveLength(1);
  });

  it("names what it knows, and falls back to ids", () => {
    renderQuote(summary(quoteOf([level]), { plans: [], groups: [] }));
    expect(screen.getByRole("heading", { name: "gr_1" })).toBeVisible();
    expect(screen.getByText(healthPlan.id)).toBeVisible();
    expect(lines().at(-1)?.[0]).toBe("Premium tax");
  });

  it.each([
    ["みず", "JP¥16,000", "JP¥3,940"],
    ["Pearl", "KWD\u00a085.500", "KWD\u00a00.000"],
  ])("writes %s with the decimals of its currency", (name, you, employees) => {
    const costSharing: CostSharingConfiguration = {
      type: "fixed_amount",
      fixed_amount: { monthly_amount: 4000 },
    };
    renderQuote(summary(quoteOf([{ group: engineers, plan: planNamed(name), costSharing }])));
    expect(lines().slice(0, 2)).toEqual([
      ["You pay", you],
      ["Your employees pay", employees],
    ]);
    expect(screen.queryByText("Before tax")).toBeNull();
  });

  it("prints as the page wants, or not at all", async () => {
    const onPrint = vi.fn<() => void>();
    const { user, show } = renderQuote(summary(several, { onPrint }));
    await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(onPrint).toHaveBeenCalledTimes(1);
    show(summary(several, { onPrint: null }));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("speaks Arabic", () => {
    renderQuote(summary(several), "ar");
    expect(screen.getByRole("heading", { name: "عرض السعر" })).toBeVisible();
    expect(screen.getAllByText(/^تدفع شركتك نسبة مئوية:/)[0]).toBeVisible();
  });
});

describe("shares", () => {
  it("add up to the total in the currency's smallest unit", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), fc.nat({ max: 5_000_000 }), (employer, rest) => {
        const quote = {
          total_monthly_premium: (employer + rest) / 100,
          employer_monthly_cost: employer / 100,
        };
        const { employer: you, employees } = sharesOf(quote, "gbp");
        expect([you, employees]).toEqual([employer / 100, rest / 100]);
      }),
    );
  });
});

describe("the sentence of a sharing", () => {
  const say = (config: CostSharingConfiguration) =>
    sharingSentence(config, "gbp", quoteEn, createFormat("en"));
  it.each<[CostSharingConfiguration, string]>([
    [{ type: "full_coverage" }, "You pay everything"],
    [{ type: "policyholder_only" }, "You pay for the employee alone"],
    [
      { type: "fixed_amount", fixed_amount: { monthly_amount: 150 } },
      "You pay up to £150.00 a month for each employee",
    ],
    [
      { type: "family_type", family_type: { type: "couple" } },
      "You pay up to a family size: the employee and a partner",
    ],
    [
      { type: "member_count", member_count: { adults: 1, children: 2 } },
      "You pay for the employee and a set number of dependents: adults, a partner included: 1 · children: 2",
    ],
    [
      { type: "member_selection", member_selection: { partner: true, children: true } },
      `${quoteEn.sharing.member_selection}: partner and children`,
    ],
    [
      { type: "member_selection", member_selection: { partner: false, children: false } },
      `${quoteEn.sharing.member_selection}: ${quoteEn.shared.noOne}`,
    ],
    [
      {
        type: "member_selection_percentage_based",
        member_selection_percentage_based: { partner: false, children: true, percentage: 50 },
      },
      "You pay for the employee and a percentage for their family: children · 50%",
    ],
    [{ type: "lottery" } as never, "The cost is shared as agreed"],
    [{ type: "title" } as never, "The cost is shared as agreed"],
  ])("of %o", (config, sentence) => {
    expect(say(config)).toBe(sentence);
  });

  it("has the colon of its language", () => {
    const inFrench = sharingSentence(
      { type: "member_count", member_count: { adults: 1, children: 2 } },
      "gbp",
      languageOf("fr").quote,
      createFormat("fr"),
    );
    expect(inFrench.match(/.:/gu)).toEqual(["\u00A0:", "\u00A0:", "\u00A0:"]);
  });
});
