import type { Facts, Group } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { catalogue, groupSelections, healthPlan, lifePlan, planNamed } from "../../testing/catalogue.ts";
import { renderQuote } from "../../testing/render-quote.tsx";
import { emptyLevel, type LevelDraft, plansBeside, underPlan } from "./level-draft.ts";
import { levelIssues } from "./level-issues.ts";
import { QuoteLevels, type QuoteLevelsProps } from "./QuoteLevels.tsx";
import { errorsOfLevel } from "./errors-of-level.ts";

const { plans, providers } = catalogue;
const group = (
  id: string,
  name: string,
  employee_count: number,
): Pick<Group, "id" | "name" | "employee_count"> => ({
  id,
  name,
  employee_count,
});
const groups = [group("gr_1", "Engineers", 4), group("gr_2", "Office", 1), group("gr_3", "Drivers", 0)];
const facts: Facts = { employees_count: 5, members_count: 4, industry: null };
const complete: LevelDraft = {
  group_id: "gr_1",
  plan_id: healthPlan.id,
  cost_sharing: { type: "full_coverage" },
  coverage_selections: groupSelections[healthPlan.id] ?? [],
};

type HostProps = Partial<QuoteLevelsProps> & { start?: LevelDraft[] };
const seen = vi.fn<(levels: LevelDraft[]) => void>();
function Host({ start = [emptyLevel], ...props }: HostProps) {
  const [value, setValue] = useState(start);
  return (
    <QuoteLevels
      groups={groups}
      plans={plans}
      providers={providers}
      facts={facts}
      startsOn="2027-01-01"
      value={value}
      onChange={(levels) => {
        setValue(levels);
        seen(levels);
      }}
      {...props}
    />
  );
}
const last = () => seen.mock.lastCall?.[0] ?? [];
const selects = (name: string) => screen.getAllByLabelText<HTMLSelectElement>(name);
const optionsOf = (select: HTMLSelectElement | undefined) =>
  Array.from(select?.options ?? [], ({ label }) => label).slice(1);
const everything = () => screen.findAllByRole("radio", { name: "You pay everything" });

describe("the levels of a quote", () => {
  it("are put together group by group: who, which plan, its choices, how it is shared", async () => {
    const { user } = renderQuote(<Host />);
    await user.selectOptions(selects("Who is it for?")[0]!, "Engineers");
    expect(screen.getByText("4 employees")).toBeVisible();
    await user.selectOptions(selects("Which plan?")[0]!, "Anchor Modular Health (Harbour Mutual)");
    await user.click(await screen.findByRole("radio", { name: "National network" }));
    await user.click((await everything())[0]!);
    expect(last()).toEqual([
      {
        group_id: "gr_1",
        plan_id: healthPlan.id,
        cost_sharing: { type: "full_coverage" },
        coverage_selections: [
          {
            configuration_id: healthPlan.coverage_configurations.find(
              ({ name }) => name === "Hospital network",
            )?.id,
            options: [expect.objectContaining({})],
          },
        ],
      },
    ]);
  });

  it("are added and removed, keep what is theirs, and focus follows", async () => {
    const { user } = renderQuote(<Host start={[complete]} />);
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add another group" }));
    expect(selects("Who is it for?")[1]).toHaveFocus();
    expect(optionsOf(selects("Who is it for?")[1])).toEqual(["Office", "Drivers"]);
    expect(screen.queryByRole("button", { name: "Add another group" })).toBeNull();
    await user.selectOptions(selects("Who is it for?")[1]!, "Office");
    await user.click(screen.getByRole("button", { name: "Remove: Group 1" }));
    expect(last()).toEqual([{ ...emptyLevel, group_id: "gr_2" }]);
    expect(screen.getByRole("button", { name: "Add another group" })).toHaveFocus();
  });

  it("offer plans of one benefit and one currency", async () => {
    renderQuote(<Host start={[complete, { ...emptyLevel, group_id: "gr_2" }]} />);
    expect(optionsOf(selects("Which plan?")[1])).toEqual(["Anchor Modular Health (Harbour Mutual)"]);
    expect(optionsOf(selects("Which plan?")[0])).toHaveLength(plans.length);
    await everything();
  });

  it("explain words of the trade in the employer's own questions", async () => {
    const glossary = [{ term: "Hospital network", explanation: "Where you can be treated." }];
    renderQuote(<Host start={[complete]} plans={plans.map((plan) => ({ ...plan, glossary }))} />);
    expect(await screen.findByText("What is “Hospital network”?")).toBeVisible();
  });

  it("may have facts of their own", async () => {
    const factsOf = vi.fn<(groupId: string | null) => Facts>(() => facts);
    renderQuote(<Host start={[complete]} facts={factsOf} />);
    await everything();
    expect(factsOf).toHaveBeenCalledWith("gr_1");
  });

  it("speak Arabic", () => {
    renderQuote(<Host />, "ar");
    expect(screen.getByRole("heading", { name: "المجموعة 1" })).toBeVisible();
  });
});

describe("what is to be fixed", () => {
  it("is said at the top after an attempt, group by group, and each line leads to its field", async () => {
    const start = [{ ...emptyLevel, group_id: "gr_1", plan_id: healthPlan.id }, emptyLevel];
    const { user } = renderQuote(<Host start={start} attempt={1} />);
    const line = await screen.findByRole("button", { name: "Group 1: Choose the cover of this group" });
    const box = line.closest("section");
    expect(box).toHaveFocus();
    expect(
      within(box!)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Group 1: Choose the cover of this group",
      "Group 1: Choose who pays",
      "Group 2: Choose a group of employees",
      "Group 2: Choose a plan for this group",
    ]);
    await everything();
    await user.click(line);
    expect(screen.getByRole("radio", { name: "Treatment and diagnostics" })).toHaveFocus();
    await user.click(within(box!).getByRole("button", { name: /Choose who pays/ }));
    expect(screen.getByRole("radio", { name: "You pay everything" })).toHaveFocus();
    await user.click(within(box!).getByRole("button", { name: /Choose a plan/ }));
    expect(selects("Which plan?")[1]).toHaveFocus();
    // One summary, whatever is in the groups.
    expect(document.querySelectorAll(".ek-error-summary")).toHaveLength(1);
  });

  it("is the service's word at its field, until that changes", async () => {
    const errors: FieldErrors = {
      "$.items[0].levels[1].group_id": ["This group is in the quote twice."],
      "$.items[0].levels[0].cost_sharing.percentage.percentage": ["The insurer takes 50 or more."],
    };
    const start: LevelDraft[] = [
      { ...complete, cost_sharing: { type: "percentage", percentage: { percentage: 40 } } },
      { ...complete, group_id: "gr_2" },
    ];
    const { user } = renderQuote(<Host start={start} errors={errors} />);
    const share = await screen.findByLabelText("Your share");
    expect(share).toHaveAccessibleDescription("The insurer takes 50 or more.");
    expect(selects("Who is it for?")[1]).toHaveAccessibleDescription(/in the quote twice/);
    await user.selectOptions(selects("Who is it for?")[1]!, "Drivers");
    expect(screen.queryByText(/in the quote twice/)).toBeNull();
    expect(share).toHaveAccessibleDescription("The insurer takes 50 or more.");
    await user.type(share, "{Backspace}5");
    await waitFor(() => expect(screen.queryByText(/50 or more/)).toBeNull());
  });
});

describe("a level", () => {
  it.each(plans.map((plan) => [plan.name, plan] as const))("under %s lacks what it asks for", (_, plan) => {
    const level = { ...emptyLevel, plan_id: plan.id };
    const asks = plan.coverage_configurations.some(
      ({ scope, required }) => scope === "group_policy" && required,
    );
    expect(levelIssues(level, plans, facts)).toEqual([
      "group_id",
      ...(asks ? ["coverage_selections"] : []),
      "cost_sharing",
    ]);
  });

  it("is complete with everything, and lacks a plan that is gone", () => {
    expect(levelIssues(complete, plans, facts)).toEqual([]);
    expect(levelIssues(complete, [], () => facts)).toEqual(["plan_id"]);
    const foreign: LevelDraft = { ...complete, cost_sharing: { type: "member_selection" } };
    const narrow = { ...healthPlan, supported_cost_sharing_types: ["full_coverage" as const] };
    expect(levelIssues(foreign, [narrow], facts)).toEqual(["cost_sharing"]);
  });

  it("keeps its sharing under another plan where that allows it", () => {
    expect(underPlan(complete, lifePlan.id, plans)).toEqual({
      ...complete,
      plan_id: lifePlan.id,
      coverage_selections: null,
    });
    const fixed: LevelDraft = {
      ...complete,
      cost_sharing: { type: "fixed_amount", fixed_amount: { monthly_amount: 50 } },
    };
    expect(underPlan(fixed, planNamed("みず").id, plans).cost_sharing).toBeNull();
    expect(underPlan(fixed, "", plans)).toMatchObject({ plan_id: null, cost_sharing: null });
  });

  it("goes by the first plan of the others", () => {
    const two = [complete, emptyLevel];
    expect(plansBeside(plans, two, 0)).toEqual(plans);
    expect(plansBeside(plans, two, 1).map(({ currency }) => currency)).toEqual(["gbp"]);
  });

  it("knows its own errors by either form of a quote", () => {
    const errors = {
      "$.plan_id": ["a"],
      "$.items[0].levels[1].coverage_selections[0].options": ["b"],
      $: ["c"],
    };
    expect(errorsOfLevel(errors, 0)).toEqual({ plan_id: { "$.plan_id": ["a"] } });
    expect(errorsOfLevel(errors, 1)).toEqual({
      coverage_selections: { "$.coverage_selections[0].options": ["b"] },
    });
    expect(errorsOfLevel({ "$.items[0].levels[11].plan_id": ["a"] }, 1)).toEqual({});
  });
});
