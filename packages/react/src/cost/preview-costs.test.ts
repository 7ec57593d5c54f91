import type { CostSharingConfiguration } from "@enrolkit/types";
import { toMinor } from "@enrolkit/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  catalogue,
  choose,
  groupSelections,
  healthPlan,
  lifePlan,
  planNamed,
  soundSelections,
} from "../testing/catalogue.ts";
import {
  enrolmentAt,
  enrolmentOf,
  healthAndLife,
  listDependents,
  startEnrolment,
} from "../testing/enrolment.ts";
import { TestService } from "../testing/test-service.ts";
import { costOfPerson, costsOfOptions } from "./added-costs.ts";
import { type ChosenDependent, previewCosts, selectionsOf } from "./preview-costs.ts";

const sharings: Record<CostSharingConfiguration["type"], Omit<CostSharingConfiguration, "type">> = {
  full_coverage: {},
  policyholder_only: {},
  percentage: { percentage: { percentage: 33 } },
  fixed_amount: { fixed_amount: { monthly_amount: 57 } },
  member_count: { member_count: { adults: 1, children: 1 } },
  member_selection: { member_selection: { partner: true, children: false } },
  member_selection_percentage_based: {
    member_selection_percentage_based: { partner: true, children: true, percentage: 45 },
  },
  family_type: { family_type: { type: "couple" } },
};

/** What is chosen in each plan of the catalogue, for the employee and for a dependent who wants more. */
const choices: Record<string, [policy: Names, member: Names, leastMember: Names]> = {
  "Anchor Modular": [
    {
      "Excess for each person": ["£100"],
      "Cancer cover": ["Comprehensive", "With treatment at home"],
      "Wellbeing choices": ["Eye test", "Gym contribution"],
    },
    { "Optical level": ["Plus", "Frames"], Dental: ["Routine care", "Orthodontics"] },
    { "Optical level": ["None"] },
  ],
  "Elm Teaghlach": [
    { "Day-to-day refund": ["75 % back on visits"] },
    { "Fiacla dental cover": ["Fiacla Core", "Fiacla Plus"] },
    {},
  ],
  "Elm Großregion": [{ "Area of cover": ["Europe"] }, {}, {}],
  みずかぜ: [{}, { ご家族の歯科: ["Bタイプ"] }, {}],
  "Pearl Gulf": [
    { "Share you pay at a visit": ["10 %"] },
    { "Extras – منافع إضافية": ["Dental – أسنان", "Optical – بصريات"] },
    {},
  ],
};
type Names = Record<string, string[]>;

const everyPlanAndSharing = Object.keys(choices).flatMap((name) => {
  const plan = planNamed(name);
  return plan.supported_cost_sharing_types.map((type) => ({ name, plan, type }));
});

const child = fc.record({
  relationship_type: fc.constant("child" as const),
  date_of_birth: fc.constantFrom("2010-05-04", "2018-03-27", "2026-11-30"),
  wantsMore: fc.boolean(),
});
const partner = fc.record({
  relationship_type: fc.constant("partner" as const),
  date_of_birth: fc.constantFrom("1965-02-11", "1987-09-30", "2003-05-04"),
  wantsMore: fc.boolean(),
});
const family = fc
  .tuple(fc.array(partner, { maxLength: 1 }), fc.array(child, { maxLength: 4 }))
  .map(([partners, children]) => [...partners, ...children]);

describe("the cost in the browser", () => {
  it.each(everyPlanAndSharing)("equals the service's, to the cent: $name, $type", ({ name, plan, type }) =>
    fc.assert(
      fc.asyncProperty(family, async (members) => {
        const { intent, dependents } = await enrol(name, { type, ...sharings[type] }, members);
        const [preview] = previewCosts({ intent, plans: [plan], dependents });
        expect(preview?.cost).toEqual(intent.policy_enrolments[0]?.cost);
        const { currency, monthly } = preview!.cost;
        for (const part of ["total", "employer_contribution", "employee_contribution"] as const) {
          const lines = (preview?.members ?? []).map((share) => toMinor(share[part], currency));
          const sum = lines.reduce((so, amount) => so + amount);
          expect(sum, `the lines of ${part}`).toBe(toMinor(monthly[part].gross, currency));
        }
        expect(preview?.members?.map(({ person }) => person?.id ?? null)).toEqual([
          null,
          ...dependents.map(({ person }) => person.id),
        ]);
      }),
      { numRuns: 2 },
    ),
  );

  it("says of an option, and of a person, what they add to what the employee pays", async () => {
    const intent = await enrolmentOf(await enrolmentAt("coverage_options_required"));
    const child = { id: "ap_1", relationship_type: "child" as const, date_of_birth: "2018-03-27" };
    const input = {
      intent,
      plans: [healthPlan],
      selections: soundSelections,
      dependents: [{ person: child }],
    };
    const travel = choose(healthPlan, { "Annual travel cover": ["Europe"] });
    const europe = travel[0]!.options[0]!.option_id;
    const pays = (change: Partial<typeof input>): number =>
      previewCosts({ ...input, ...change })[0]!.cost.monthly.employee_contribution.gross;
    const added = costsOfOptions(input)[europe]!;
    expect(added.total, "for both people").toBe(9.2);
    const step = pays({ selections: [...soundSelections, ...travel] }) - pays({});
    expect(Math.abs(step - added.employee_contribution)).toBeLessThan(0.011);
    const [optical] = choose(healthPlan, { "Optical level": ["Basic"] });
    const basic = optical!.options[0]!.option_id;
    expect(costsOfOptions(input)[basic], "is no choice for the whole policy").toBeUndefined();
    expect(costsOfOptions(input, "ap_1")[basic]?.total).toBeGreaterThan(0);
    expect(costsOfOptions(input, "ap_2"), "of no one").toEqual({});
    const person = costOfPerson(input, { person: child });
    expect(person).toEqual(costOfPerson({ ...input, dependents: [] }, { person: child }));
    expect(Math.abs(pays({}) - pays({ dependents: [] }) - person.employee_contribution)).toBeLessThan(0.011);
  });

  it("counts dependents only under the plan that covers them", async () => {
    const intent = await startEnrolment(await TestService.start({ group_policies: healthAndLife }));
    const child = { id: "ap_1", relationship_type: "child" as const, date_of_birth: "2018-03-27" };
    const alone = previewCosts({ intent, plans: catalogue.plans, dependents: [] });
    const both = previewCosts({ intent, plans: catalogue.plans, dependents: [{ person: child }] });
    expect(both.map(({ id }) => id)).toEqual([healthPlan.id, lifePlan.id]);
    expect(both[0]?.cost.monthly.total.gross).toBeGreaterThan(alone[0]?.cost.monthly.total.gross ?? 0);
    expect(both[1]).toEqual(alone[1]);
  });

  it("follows choices that are not sent yet", async () => {
    const intent = await enrolmentOf(await enrolmentAt("coverage_options_required"));
    const of = (selections: typeof soundSelections | undefined) =>
      previewCosts({ intent, plans: [healthPlan], dependents: [], selections })[0]?.cost.monthly.total
        .gross ?? 0;
    const travel = choose(healthPlan, { "Annual travel cover": ["Europe"] });
    expect(of([...soundSelections, ...travel]) - of(soundSelections)).toBeCloseTo(4.6, 6);
  });

  it("reads the choices back from a narrowed tree", async () => {
    const [policy] = (await startEnrolment(await TestService.start())).policy_enrolments;
    expect(selectionsOf(policy?.plan.coverage_options ?? [], "group_policy")).toEqual(
      groupSelections[healthPlan.id],
    );
  });
});

interface Member {
  relationship_type: "partner" | "child";
  date_of_birth: string;
  wantsMore: boolean;
}

/** An employee who has chosen cover and a family, as the service has them. */
async function enrol(name: string, cost_sharing: CostSharingConfiguration, members: readonly Member[]) {
  const plan = planNamed(name);
  const [forPolicy = {}, more = {}, least = {}] = choices[name] ?? [];
  const service = await TestService.start({ group_policies: [{ plan_id: plan.id, cost_sharing }] });
  const dependents: ChosenDependent[] = [];
  for (const [index, { wantsMore, ...member }] of members.entries()) {
    const input = {
      ...member,
      first_name: `Person ${index}`,
      last_name: "Ellery",
      sex_at_birth: "female",
    } as const;
    const person = await service.addPerson(input);
    dependents.push({ person, selections: choose(plan, wantsMore ? more : least) });
  }
  const { id } = await startEnrolment(service);
  await service.runDueWork();
  if ((await enrolmentOf(service)).status === "coverage_options_required") {
    await service.call("SubmitCoverageSelections", {
      params: { enrolment_intent_id: id },
      body: { coverage_selections: choose(plan, forPolicy) },
    });
    await service.runDueWork();
  }
  await listDependents(service, dependents);
  return { intent: await enrolmentOf(service), dependents };
}
