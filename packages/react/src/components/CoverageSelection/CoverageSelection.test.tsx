import type { CoverageScope, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/types";
import { checkSelections } from "@enrolkit/rules";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { catalogue, choose, healthPlan, planNamed } from "../../testing/catalogue.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { CoverageSelection, type CoverageSelectionProps } from "./CoverageSelection.tsx";

const facts = { employees_count: 3, members_count: 3, industry: "software" };
const anchor = { configurations: healthPlan.coverage_configurations, facts, currency: "gbp" };
type OnChange = (selections: PlanCoverageOptionSelection[]) => void;

function show(props: Partial<CoverageSelectionProps> = {}, locale = "en") {
  return renderIn(<CoverageSelection {...anchor} {...props} />, { locale });
}
const group = (name: string | RegExp) => screen.getByRole("group", { name });
/** The first control of a group. */
const first = (name: string) => group(name).querySelector("input");

const glossary = [
  { term: "Excess", explanation: "The part of your claims that you pay yourself." },
  { term: "Palliative care", explanation: "Care that eases pain." },
];
const excesses: Readonly<Record<string, number>> = { "No excess": 0, "£100": 100, "£250": 250, "£500": 500 };
const withExcess = healthPlan.coverage_configurations.map((coverage) => ({
  ...coverage,
  options: coverage.options.map((option) => ({ ...option, excess: excesses[option.name] })),
}));

describe("coverage selection", () => {
  it("explains a word of the trade once, beside the question or the option that has it", async () => {
    const { user } = show({ glossary });
    const excess = group("Excess for each person");
    const [summary, ...others] = within(excess).getAllByText("What is “Excess”?");
    expect(others).toEqual([]);
    await user.click(summary!);
    expect(within(excess).getByText(/^The part of your claims that you pay yourself/)).toBeVisible();
    expect(within(group("Cancer cover")).getByText("What is “Palliative care”?")).toBeVisible();
  });

  it("explains a word that several options have at the first of them", () => {
    const configurations = healthPlan.coverage_configurations.map((coverage) => ({
      ...coverage,
      options: coverage.options.map((option) => ({ ...option, description: "In a policy year." })),
    }));
    show({ configurations, glossary: [{ term: "Policy year", explanation: "Twelve months." }] });
    for (const name of ["Excess for each person", "Cancer cover"])
      expect(within(group(name)).getAllByText("What is “Policy year”?")).toHaveLength(1);
  });

  it("shows what an excess trades to someone who chooses one: less a month, more of one's claims", async () => {
    const { user, container } = show({ configurations: withExcess });
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "£250" }));
    const rows = within(screen.getByRole("table", { name: "Compare what you’d pay" })).getAllByRole("row");
    // £500 is out of reach of three employees.
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "No excess+\u00a0£6.20nothing",
      "£100+\u00a0£3.10up to £100.00",
      "£250 (chosen)no extra costup to £250.00",
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("shows no trade where options do not say an excess", async () => {
    const { user } = show();
    await user.click(screen.getByRole("radio", { name: "£250" }));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it.each([
    ["group_policy", "Cashback", { members_count: { min: 5 } }, "Needs 5 or more members; this group has 3."],
    ["policy", "Cashback", { members_count: { min: 5 } }, "Needs 5 or more members; you are 3."],
    [
      "policy",
      "Small",
      { employees_count: { max: 2 } },
      "For companies with up to 2 employees; the company has 3.",
    ],
    [
      "policy",
      "Sport",
      { industry_exclusions: { excluded_industries: ["software"] } },
      "Not offered in the company’s industry.",
    ],
  ] as const)("says of an option out of reach in %s scope what it needs: %s", (scope, name, bounds, why) => {
    const [type] = Object.keys(bounds) as ["members_count"];
    const criterion = { type, description: "As the insurer words it.", ...bounds };
    const option = {
      id: "pco_1",
      name,
      eligibility_criteria: [criterion],
    } as PlanCoverage["options"][number];
    const coverage = {
      id: "pc_1",
      name: "One",
      scope,
      input_type: "single_select",
      required: false,
    } as const;
    show({ scope, configurations: [{ ...coverage, options: [option] }] });
    expect(screen.getByRole("radio", { name })).toHaveAccessibleDescription(expect.stringContaining(why));
  });

  const scopes: CoverageScope[] = ["group_policy", "policy", "member"];
  const all = catalogue.plans.flatMap((plan) => scopes.map((scope) => [plan.name, scope, plan] as const));

  it.each(all)("asks what %s has for %s scope, and nothing else", (_, scope, plan) => {
    const { container } = renderIn(
      <CoverageSelection
        configurations={plan.coverage_configurations}
        scope={scope}
        facts={facts}
        currency={plan.currency}
      />,
    );
    const asked = plan.coverage_configurations
      .filter((one) => one.scope === scope)
      .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
    const legends = Array.from(container.querySelectorAll("legend"), (legend) => legend.textContent?.trim());
    expect(legends).toEqual(asked.map(({ name }) => name));
  });

  it("says that prices are whole, before they are shared", () => {
    show({ scope: "member" });
    expect(screen.getByText("Prices are full prices per person, before the employer’s share.")).toBeVisible();
  });

  it("says what the reader pays of each, and switches to full prices", async () => {
    const share = (mine: number, theirs: number) => ({
      employee_contribution: mine,
      employer_contribution: theirs,
      total: mine + theirs,
    });
    const option = (name: string, price: object) => ({ id: `pco_${name}`, name, ...price });
    const configurations: PlanCoverage[] = [
      {
        id: "pc_1",
        name: "Prices",
        scope: "policy",
        input_type: "multi_select",
        required: false,
        options: [
          option("exact", { price: 3.1 }),
          option("from", { from_price: 2 }),
          option("paid", { price: 4 }),
          option("alone", { price: 5 }),
          option("free", { price: 0 }),
          option("less", { price: 1 }),
          option("unknown", { price: 1 }),
        ],
      },
    ];
    const prices = {
      pco_exact: share(0.62, 2.48),
      pco_from: share(0.4, 1.6),
      pco_paid: share(0, 4),
      pco_alone: share(5, 0),
      pco_free: share(0, 0),
      pco_less: share(-0.4, -1.6),
    };
    const { user } = show({ configurations, prices });
    const said = () =>
      screen
        .getAllByRole("checkbox")
        .map((box) => document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent);
    const mine = [
      "+ £0.62 a month of £3.10; your employer pays £2.48",
      "from £0.40 a month of £2.00; your employer pays £1.60",
      "no extra cost £4.00, paid by your employer",
      "+ £5.00 a month",
      "no extra cost",
      "saves £0.40 a month",
      "",
    ];
    expect(said().map((text) => text ?? "")).toEqual(mine);
    expect(screen.queryByText(/full prices per person/)).toBeNull();
    const shown = within(screen.getByRole("group", { name: "Prices shown" }));
    expect(shown.getByRole("button", { name: "What I pay", pressed: true })).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Full price", pressed: false }));
    expect(said().map((text) => text ?? "")).toEqual([
      "+ £3.10 a month",
      "from £2.00 a month",
      "+ £4.00 a month",
      "+ £5.00 a month",
      "no extra cost",
      "saves £2.00 a month",
      "",
    ]);
    expect(shown.getByRole("button", { name: "Full price", pressed: true })).toHaveFocus();
    await user.click(shown.getByRole("button", { name: "What I pay" }));
    expect(said().map((text) => text ?? "")).toEqual(mine);
  });

  it("says prices as they are: exact, from, none", () => {
    const option = (name: string, price: object) => ({ id: `pco_${name}`, name, ...price });
    const configurations: PlanCoverage[] = [
      {
        id: "pc_1",
        name: "Prices",
        scope: "policy",
        input_type: "multi_select",
        required: false,
        options: [
          option("exact", { price: 4.25, from_price: 2 }),
          option("from", { from_price: 2 }),
          option("null", { from_price: 2, price: null }),
          option("zero", { price: 0, from_price: 2 }),
          option("none", { price: null, from_price: null }),
        ],
      },
    ];
    show({ configurations });
    const said = screen
      .getAllByRole("checkbox")
      .map((box) => [
        box.getAttribute("value"),
        document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent,
      ]);
    expect(said).toEqual([
      ["pco_exact", "+ £4.25 a month"],
      ["pco_from", "from £2.00 a month"],
      ["pco_null", "from £2.00 a month"],
      ["pco_zero", "no extra cost"],
      ["pco_none", "no extra cost"],
    ]);
  });

  it.each([
    ["みず", "group_policy", "+ JP¥1,350 a month"],
    ["Pearl", "group_policy", "+ KWD\u00a07.250 a month"],
  ] as const)("writes %s in the decimals of its currency", (name, scope, price) => {
    const plan = planNamed(name);
    show({ configurations: plan.coverage_configurations, scope, currency: plan.currency });
    expect(
      screen.getByText((_, element) => element?.className === "ek-money" && element.textContent === price),
    ).toBeVisible();
  });

  it("opens nested options below their parent, two levels deep, and closes them with it", async () => {
    const onChange = vi.fn<OnChange>();
    const { user } = show({ scope: "group_policy", facts: { ...facts, employees_count: 50 }, onChange });
    await user.click(screen.getByRole("radio", { name: "Treatment and diagnostics" }));
    await user.click(screen.getByRole("radio", { name: "Full out-patient" }));
    await user.click(screen.getByRole("radio", { name: "Named referral" }));
    expect(group(/^Within Full out-patient/)).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(
      choose(healthPlan, {
        "Core cover": ["Treatment and diagnostics", "Full out-patient", "Named referral"],
      }),
    );
    await user.click(screen.getByRole("radio", { name: "Treatment only" }));
    expect(screen.queryByRole("radio", { name: "Named referral" })).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(choose(healthPlan, { "Core cover": ["Treatment only"] }));
  });

  it("keeps what cannot be chosen readable, with the reason", async () => {
    const onChange = vi.fn<OnChange>();
    const { user } = show({ onChange });
    const option = screen.getByRole("radio", { name: "£500" });
    expect(option).toBeDisabled();
    expect(option).toHaveAccessibleDescription(
      /Paid once in a policy year\. Needs 10 or more employees; the company has 3\./,
    );
    await user.click(screen.getByText("£500"));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("offers to choose nothing where nothing is required, and takes a choice back", async () => {
    const onChange = vi.fn<OnChange>();
    const { user } = show({ onChange });
    const travel = within(group("Annual travel cover"));
    expect(travel.getByRole("radio", { name: "None of these" })).toBeChecked();
    await user.click(travel.getByRole("radio", { name: "Europe" }));
    expect(onChange).toHaveBeenLastCalledWith(choose(healthPlan, { "Annual travel cover": ["Europe"] }));
    await user.click(travel.getByRole("radio", { name: "None of these" }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it("counts as it is chosen", async () => {
    const { user } = show();
    const wellbeing = group("Wellbeing choices");
    expect(wellbeing).toHaveAccessibleDescription(/Choose two or three\. ?Choose 2 to 3/);
    await user.click(screen.getByRole("checkbox", { name: "Eye test" }));
    await user.click(screen.getByRole("checkbox", { name: "Gym contribution" }));
    expect(within(wellbeing).getByRole("status")).toHaveTextContent("2 chosen");
  });

  it("says what is missing after an attempt, leads to it, and stops saying so once it is fixed", async () => {
    const { user, show: again } = show({ attempt: 0 });
    expect(screen.queryByRole("region")).toBeNull();
    again(<CoverageSelection {...anchor} attempt={1} />);
    const summary = screen.getByRole("region", { name: "Fix 3 answers to continue" });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: "Choose an option for “Cancer cover”" }));
    expect(screen.getByRole("radio", { name: "Comprehensive" })).toHaveFocus();
    expect(first("Cancer cover")).toHaveAccessibleDescription(/Choose an option for “Cancer cover”/);
    await user.click(screen.getByRole("radio", { name: "Comprehensive" }));
    expect(first("Cancer cover")).not.toHaveAccessibleDescription(/Choose an option for/);
    // What opened below is required too.
    expect(first("Within Comprehensive")).toHaveAccessibleDescription(/Choose an option for “Comprehensive”/);
    expect(screen.getByRole("radio", { name: "Comprehensive" })).toHaveFocus();
    await user.click(screen.getByRole("checkbox", { name: "Eye test" }));
    expect(first("Wellbeing choices")).toHaveAccessibleDescription(
      /Choose at least 2 for “Wellbeing choices”/,
    );
    for (const name of ["Gym contribution", "Seasonal vaccinations", "Health check every two years"]) {
      await user.click(screen.getByRole("checkbox", { name }));
    }
    expect(first("Wellbeing choices")).toHaveAccessibleDescription(/no more than 3/);
  });

  it("shows the service's error at the list that it names", () => {
    const value = choose(healthPlan, { "Cancer cover": ["Comprehensive", "In a clinic only"] });
    show({
      value,
      problems: { "$.coverage_selections[0].options[0].sub_options": ["Closed for new members."] },
    });
    expect(first("Within Comprehensive")).toHaveAccessibleDescription(/Closed for new members/);
    expect(screen.getByRole("region")).toHaveTextContent("Closed for new members.");
  });

  it("drops from a draft what is not on offer any more", () => {
    const value = [{ configuration_id: "pc_gone", options: [{ option_id: "pco_gone" }] }];
    const { container } = show({ value });
    expect(container.querySelectorAll("input:checked")).toHaveLength(1);
  });

  it("unfolds benefits and leads to more, over https only", async () => {
    const { user } = show({ scope: "group_policy" });
    const [first] = screen.getAllByText("What is covered");
    await user.click(first!);
    expect(screen.getAllByText(/In-patient and day-patient hospital charges/)[0]).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Learn more (Treatment and diagnostics) (opens in a new tab)" }),
    ).toHaveAttribute("href", "https://www.harbourmutual.example/anchor/core");
  });

  it("finds an option among two hundred, and keeps the chosen one in sight", async () => {
    const options = Array.from({ length: 200 }, (_, index) => ({
      id: `pco_${index}`,
      name: `Clínica ${index}`,
    }));
    const configurations: PlanCoverage[] = [
      { id: "pc", name: "Hospital", scope: "policy", input_type: "single_select", required: true, options },
    ];
    const { user } = show({
      configurations,
      defaultValue: [{ configuration_id: "pc", options: [{ option_id: "pco_7" }] }],
    });
    await user.click(screen.getByRole("searchbox", { name: /Search 200 options/ }));
    await user.paste("clinica 19");
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "pco_7",
      "pco_19",
      "pco_119",
      ...Array.from({ length: 10 }, (_, index) => `pco_${190 + index}`),
    ]);
    expect(screen.getByText("12 options found")).toBeVisible();
    await user.click(screen.getByText("Clínica 199"));
    expect(screen.getByRole("radio", { name: "Clínica 199" })).toBeChecked();
  });

  it("goes by keyboard alone", async () => {
    const onChange = vi.fn<OnChange>();
    const { user } = show({ onChange });
    await user.tab();
    await user.keyboard(" {ArrowDown}{ArrowDown}");
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "No excess" })).toBeChecked();
    expect(onChange).toHaveBeenLastCalledWith(
      choose(healthPlan, { "Excess for each person": ["No excess"] }),
    );
  });

  it("gives a sub-tree whatever is clicked, in whatever order", async () => {
    const scope = "group_policy";
    const wide = { ...facts, employees_count: 12 };
    const onChange = vi.fn<OnChange>();
    const { user } = show({ scope, facts: wide, onChange });
    // A walk that is the same on every run and comes past every kind of list.
    for (let step = 0; step < 60; step += 1) {
      const inputs = Array.from(document.querySelectorAll<HTMLInputElement>("input:enabled"));
      await user.click(inputs[(step * 7 + 3) % inputs.length]!);
    }
    for (const [selections] of onChange.mock.calls) {
      const errors = checkSelections({
        configurations: anchor.configurations,
        scope,
        facts: wide,
        selections,
      });
      const wrong = errors.filter(({ code }) => !["missing_required", "too_few", "too_many"].includes(code));
      expect(wrong).toEqual([]);
    }
  });

  it("runs from right to left in Arabic", () => {
    const { container } = show({}, "ar");
    expect(container.querySelector(".ek-root")).toHaveAttribute("dir", "rtl");
    expect(group("Wellbeing choices")).toHaveAccessibleDescription(/اختر من 2 إلى 3/);
  });

  it("takes hostile names for what they are", () => {
    const options = [
      {
        id: "pco_x",
        name: "<script>alert(1)</script>",
        description: "\u202eevil",
        learn_more_url: "javascript:alert(1)",
      },
    ];
    const configurations: PlanCoverage[] = [
      { id: "pc", name: "{name}", scope: "policy", input_type: "multi_select", required: false, options },
    ];
    const { container } = show({ configurations });
    expect(screen.getByRole("checkbox", { name: "<script>alert(1)</script>" })).toBeVisible();
    expect(container.querySelector("script, a")).toBeNull();
  });
});
