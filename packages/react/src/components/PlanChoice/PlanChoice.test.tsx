import type { Plan } from "@enrolkit/types";
import { leastSelections } from "@enrolkit/rules";
import { screen, waitFor, within } from "@testing-library/react";
import * as fc from "fast-check";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { catalogue, healthPlan, lifePlan, planNamed } from "../../testing/catalogue.ts";
import { quoteOf } from "../../testing/quotes.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { PlanChoice, type PlanChoiceProps } from "./PlanChoice.tsx";
import { rowGroupsOf } from "./plan-rows.ts";

const { plans, providers } = catalogue;
const choice = (props: Partial<PlanChoiceProps> = {}) => (
  <PlanChoice plans={plans} providers={providers} value={null} onChange={() => undefined} {...props} />
);
/** The cells of a row, plan by plan. */
const row = (name: string | RegExp) =>
  within(
    screen.getByRole("row", {
      name: (said) => (typeof name === "string" ? said.startsWith(name) : name.test(said)),
    }),
  )
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
const european = ["Elm Teaghlach", "Elm Großregion"].map(planNamed);

describe("the choice of a plan", () => {
  it("shows at most three plans side by side, each with its insurer, price, cover and documents", async () => {
    const { user } = renderQuote(choice({ plans: european }));
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(
      european.map(({ id }) => id),
    );
    expect(screen.getByRole("radio", { name: "Elm Teaghlach Plus" })).toHaveAccessibleDescription(
      /Health insurance from Elm Health/,
    );
    expect(row("For an employee alone")).toEqual([
      // With the cheapest room, which has to be chosen: 139.58 and 43.60.
      "from €183.18 a month",
      "€118.40 a month",
    ]);
    expect(row("Children")).toEqual(
      ["up to age 21", "up to age 21"].map((text) => expect.stringContaining(text.slice(0, 9))),
    );
    expect(row(/^Room type/)).toEqual(["2 optionsfrom €43.60 a month", "–Not included"]);
    await user.click(screen.getByRole("button", { name: "Room type", expanded: false }));
    expect(row("Private room")[1]).toBe("–Not included");
    expect(row("Private room")[0]).toMatch(/^\+ €|^no extra cost|^from €/);
    expect(screen.getByRole("rowheader", { name: /^Room type You choose for the group/ })).toBeVisible();
    expect(screen.getAllByRole("link")).toHaveLength(european.flatMap(({ documents }) => documents).length);
  });

  /** Of few words: a table of every option of the catalogue takes axe seconds. */
  const brief = plans.map((plan) => ({ ...plan, coverage_configurations: [] }));

  it("lets people put another plan into a column, where there are more than three", async () => {
    const { user } = renderQuote(choice({ plans: brief }));
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    expect(screen.getByText(/^3 of 6 plans/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Plan 2"), "Anchor Life Promise");
    const names = () => screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
    expect(names()[1]).toBe(lifePlan.id);
    // One that stands elsewhere changes places.
    await user.selectOptions(screen.getByLabelText("Plan 1"), "Anchor Life Promise");
    expect(names().slice(0, 2)).toEqual([lifePlan.id, plans[0]?.id]);
    expect(new Set(names()).size).toBe(3);
  });

  it("shows the chosen plan among the first", () => {
    renderQuote(choice({ plans: brief, value: lifePlan.id }));
    expect(screen.getByRole("radio", { checked: true })).toHaveAttribute("value", lifePlan.id);
  });

  it("is one plan at a time", async () => {
    const onChange = vi.fn<(id: string) => void>();
    const [first, second] = european;
    const { user } = renderQuote(choice({ plans: european, value: first?.id ?? null, onChange }));
    expect(screen.getByRole("radio", { checked: true })).toHaveAttribute("value", first?.id);
    await user.click(screen.getByRole("radio", { name: "Elm Großregion Família" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(second?.id);
  });

  it("shows only what differs when asked to, and offers that where there is something to compare", async () => {
    const [plan] = european;
    if (!plan) throw new Error("The catalogue has this plan.");
    const dearer: Plan = {
      ...plan,
      id: "pl_2",
      name: "Dearer",
      tax: { name: "Other", rate_percent: 9 },
    };
    const { user, show } = renderQuote(choice({ plans: [plan, dearer] }));
    const box = screen.getByRole("checkbox", { name: "Show only differences" });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "In short",
      "Tax in the price",
    ]);
    show(choice({ plans: [plan, { ...plan, id: "pl_3" }] }));
    expect(screen.getByText("These plans don’t differ.")).toBeVisible();
    show(choice({ plans: [plan, dearer], compare: false }));
    expect(screen.queryByRole("checkbox")).toBeNull();
    show(choice({ plans: [plan] }));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("keeps coverages as they were when only differences are asked for, and brings all back", async () => {
    const [coverage] = healthPlan.coverage_configurations;
    const [option] = coverage?.options ?? [];
    if (!coverage || !option) throw new Error("The catalogue has this plan.");
    const dearer: Plan = {
      ...healthPlan,
      id: "pl_2",
      name: "Dearer",
      coverage_configurations: healthPlan.coverage_configurations.map((one) =>
        one === coverage
          ? {
              ...one,
              options: one.options.map((its) => (its === option ? { ...its, price: 999 } : its)),
            }
          : one,
      ),
    };
    const { user } = renderQuote(choice({ plans: [healthPlan, dearer] }));
    const coverages = () =>
      screen
        .getAllByRole("button", { expanded: false })
        .concat(screen.queryAllByRole("button", { expanded: true }))
        .map(({ textContent }) => textContent);
    const headers = () => screen.getAllByRole("rowheader").length;
    const [before, all] = [coverages(), headers()];
    const box = screen.getByRole("checkbox", { name: "Show only differences" });
    await user.click(box);
    expect(coverages()).toEqual([coverage.name]);
    expect(screen.getByRole("button", { name: coverage.name })).toHaveAttribute("aria-expanded", "false");
    expect(headers()).toBeLessThan(all);
    await user.click(screen.getByRole("button", { name: coverage.name }));
    await user.click(box);
    expect(coverages().toSorted()).toEqual(before.toSorted());
    expect(headers()).toBe(all);
    expect(screen.getByRole("button", { name: coverage.name })).toHaveAttribute("aria-expanded", "true");
  });

  it("prices a group as the quote with the least choices does, employee by employee", async () => {
    const share = { type: "percentage" as const, percentage: { percentage: 75 } };
    const group = { employeeCount: 3, costSharing: share, startsOn: "2027-01-01" };
    renderQuote(choice({ plans: [healthPlan], group }));
    const facts = { employees_count: 0, members_count: 0, industry: null };
    const selections = leastSelections(healthPlan.coverage_configurations, "group_policy", facts);
    expect(selections).not.toEqual([]);
    const office = { id: "gr_1", name: "Office", employee_count: 3 };
    const quote = quoteOf([{ group: office, plan: healthPlan, costSharing: share, selections }]);
    const rest = quote.total_monthly_premium - quote.employer_monthly_cost;
    await waitFor(() =>
      expect(row("You pay for 3 employees")).toEqual([
        `from £${quote.employer_monthly_cost.toFixed(2)} a monthYour employees pay: £${rest.toFixed(2)}`,
      ]),
    );
  });

  it("takes documents of any kind, and links to https alone", () => {
    const plan: Plan = {
      ...healthPlan,
      documents: [
        { title: "Hologram", link: "https://docs.example/h", type: "hologram" },
        { title: "Plain", link: "http://docs.example/p", type: "ipid" },
      ],
    };
    renderQuote(choice({ plans: [plan] }));
    expect(screen.getByText("Document")).toBeVisible();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Hologram (opens in a new tab)",
    ]);
  });

  it("takes benefits, pricing and insurers that it does not know", () => {
    const plan = {
      ...healthPlan,
      benefit_type: "pet_insurance" as never,
      pricing: { type: "auction" } as never,
      provider_id: "pr_none",
    };
    renderQuote(choice({ plans: [plan] }));
    expect(screen.getByRole("radio")).toHaveAccessibleDescription("Cover");
    expect(row("For an employee alone")).toEqual(["–"]);
  });

  it("says what stops the person from going on, at its first plan", () => {
    const first = createRef<HTMLInputElement>();
    renderQuote(choice({ plans: european, error: "Choose a plan to continue", inputRef: first }));
    expect(screen.getByText("Choose a plan to continue")).toBeVisible();
    expect(first.current).toBe(screen.getAllByRole("radio")[0]);
    expect(first.current).toHaveAccessibleDescription(/Choose a plan to continue/);
  });

  it("speaks Arabic", () => {
    renderQuote(choice({ plans: [planNamed("Pearl")] }), "ar");
    expect(screen.getByText("اختر خطة")).toBeVisible();
  });
});

describe("what differs", () => {
  const differing = (some: readonly Plan[]) =>
    rowGroupsOf(some)
      .flatMap(({ rows }) => rows)
      .filter(({ differs }) => differs)
      .map(({ id }) => id)
      .toSorted();

  it("is nothing between a plan and itself, and the same whatever the order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(plans, { minLength: 1 }), (some) => {
        const [one] = some;
        expect(differing([one!, { ...one!, id: "pl_x", name: "Another name" }])).toEqual([]);
        expect(differing(some.toReversed())).toEqual(differing(some));
      }),
    );
  });

  it("looks at every option at every depth, once", () => {
    const rows = rowGroupsOf([healthPlan]).flatMap((group) => group.rows.map(({ id }) => id));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows).toContain("Core cover Treatment and diagnostics: Standard out-patient");
  });
});
