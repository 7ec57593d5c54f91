import type { CostSharingType, Employee, Plan } from "@enrolkit/contract";
import { fromMinor, toMinor } from "@enrolkit/rules";
import { describe, expect, test } from "vitest";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { catalogue, countryOf } from "../../testing/plans.ts";
import type { QuoteJourney } from "../../testing/quote-journey.ts";
import { richestChoice } from "../../testing/richest-choice.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";
import { oddSharing } from "../../testing/sharing.ts";

// What was quoted for an employee is what the enrolment costs that follows from it, to the minor unit.

const service = await serviceOfFile();
const facts = { employees_count: 3, members_count: 3, industry: "software" };

const cases = catalogue.plans.flatMap((plan) =>
  plan.supported_cost_sharing_types.map((type) => ({ plan, name: plan.name, type })),
);

describe("from a quote to an enrolment", () => {
  test.each(cases)("$name, shared by $type", async ({ plan, type }) => {
    const journey = await GroupPolicyJourney.begin(service, {
      as: "employer",
      country: countryOf(plan),
      of: (quoting) => ({ ...levelOf(quoting, plan, type), expected_start_date: "2027-03-01" }),
    });
    const quote = await journey.quoting.quote();
    await journey.accept({ create_enrolment_intents: true });
    expect(await journey.pass()).toMatchObject({ status: "policy_created" });

    const enrolments = await journey.enrolments();
    const quoted = quote.items[0]?.levels[0]?.employees ?? [];
    expect(quoted).toHaveLength(3);
    for (const { employee_id, cost } of quoted) {
      const intent = enrolments.find((it) => it.employee_id === employee_id);
      const [enrolment] = intent?.policy_enrolments ?? [];
      expect(enrolment?.estimated_effective_from).toBe(quote.starts_on);
      expect(enrolment?.cost).toEqual(cost);
    }
    // The totals are the sums of the employees', in minor units.
    const sum = (amountOf: (cost: (typeof quoted)[number]["cost"]) => number) =>
      fromMinor(
        quoted.reduce((total, { cost }) => total + toMinor(amountOf(cost), plan.currency), 0),
        plan.currency,
      );
    expect(quote.total_monthly_premium).toBe(sum(({ monthly }) => monthly.total.gross));
    expect(quote.employer_monthly_cost).toBe(sum(({ monthly }) => monthly.employer_contribution.gross));
    const { total_monthly_premium, employer_monthly_cost, currency } = await journey.receipt();
    expect([total_monthly_premium, employer_monthly_cost, currency]).toEqual([
      quote.total_monthly_premium,
      quote.employer_monthly_cost,
      plan.currency,
    ]);
  });

  test("each employee of several levels pays what their own level was quoted", async () => {
    const [plan, other] = catalogue.plans.filter(({ currency }) => currency === "eur") as [Plan, Plan];
    const helper = await GroupPolicyJourney.begin(service, {
      country: countryOf(plan),
      of: (quoting) => levelOf(quoting, plan, "full_coverage"),
    });
    const { world } = helper;
    const [first = "", second = ""] = world.employee_ids;
    const managers = await helper.quoting.group("Managers", [first]);
    const staff = await helper.quoting.group("Staff", [second]);
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => ({
        items: [
          {
            benefit_type: "health_insurance",
            levels: [
              quoting.level(plan.name, managers),
              { ...quoting.level(other.name, staff), cost_sharing: oddSharing("percentage", other) },
            ],
          },
        ],
      }),
    });
    const { items } = await journey.quoting.quote();
    await journey.accept({ create_enrolment_intents: true });
    await journey.pass();
    const costs = [];
    for (const group of [managers, staff]) {
      const [enrolment] = (await journey.enrolments(group)).flatMap((it) => it.policy_enrolments);
      costs.push(enrolment?.cost);
    }
    expect(costs).toEqual(items[0]?.levels.map(({ employees }) => employees[0]?.cost));
  });

  test("an employee enrols from it in their own session", async () => {
    const journey = await GroupPolicyJourney.begin(service, { as: "employer" });
    await journey.accept();
    await journey.pass();
    const [employeeId = ""] = journey.world.employee_ids;
    const { token: key } = await service.session(journey.world, employeeId);
    const employee = await journey.ok<Employee>("GET", `/employees/${employeeId}`, undefined, { key });
    const body = { employee_id: employee.id, group_id: journey.quoting.groupId };
    expect(await journey.ok("POST", "/enrolment_intents", body, { key })).toMatchObject({
      status: "processing",
      policy_enrolments: [{ estimated_effective_from: "2027-01-01" }],
    });
  });
});

function levelOf(quoting: QuoteJourney, plan: Plan, type: CostSharingType) {
  return {
    ...quoting.level(plan.name),
    cost_sharing: oddSharing(type, plan),
    coverage_selections: richestChoice(plan.coverage_configurations, "group_policy", facts),
  };
}
