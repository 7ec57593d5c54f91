import type { CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/contract";
import type { Locator } from "@playwright/test";
import catalogue from "../../apps/service/catalogue/demo.json" with { type: "json" };
import { check } from "../pages/check.ts";
import { cost, costTable } from "../pages/cost.ts";
import { cover } from "../pages/cover.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { BareHost } from "../support/bare-host.ts";
import { Enrolment } from "../support/enrolment.ts";
import { type Choice, richestChoice } from "../support/richest-choice.ts";
import { expect, test } from "../support/test.ts";

const fixedAmounts: Record<string, number> = { gbp: 55.55, eur: 61.07, jpy: 5555, kwd: 12.345 };

/** Every type with numbers that do not come out even. */
const sharing = (type: string, currency: string): CostSharingConfiguration => {
  const of: Record<CostSharingType, Omit<CostSharingConfiguration, "type">> = {
    full_coverage: {},
    policyholder_only: {},
    percentage: { percentage: { percentage: 33 } },
    fixed_amount: { fixed_amount: { monthly_amount: fixedAmounts[currency] ?? 1 } },
    member_count: { member_count: { adults: 0, children: 1 } },
    member_selection: { member_selection: { partner: true, children: false } },
    member_selection_percentage_based: {
      member_selection_percentage_based: { partner: true, children: true, percentage: 37 },
    },
    family_type: { family_type: { type: "single_with_children" } },
  };
  return { type: type as CostSharingType, ...of[type as CostSharingType] };
};

const born = (yearsAgo: number) => `${new Date().getFullYear() - yearsAgo}-01-15`;
const person = { last_name: "Finch", sex_at_birth: "female" } as const;
const relatives = [
  { ...person, first_name: "Sam", relationship_type: "partner", date_of_birth: born(41) },
  { ...person, first_name: "Kit", relationship_type: "child", date_of_birth: born(17) },
  { ...person, first_name: "Robin", relationship_type: "child", date_of_birth: born(6) },
] as const;

for (const plan of catalogue.plans.filter(({ benefit_type }) => benefit_type === "health_insurance")) {
  const [first = "", ...others] = plan.supported_cost_sharing_types;

  test(`the cost shown is the service's, all the way: ${plan.name}, ${first}`, async ({ page, bare }) => {
    const { ofPolicy, ofMember, told, shown } = await offer(bare, plan, first);
    const service = toldByService(told, ofPolicy, ofMember);
    for (const relative of relatives) await shown.putOnFile(relative);
    const flow = await bare.show(page, shown);
    await opening(flow).go();
    if (ofPolicy.steps.length > 0) {
      for (const { question, options } of ofPolicy.steps) await cover(flow).choose(question, ...options);
      await cover(flow).goOn();
    }
    const { alone, couple, family } = await service;
    await people(flow).onlyMe();
    await cost(flow).shows(alone);
    await people(flow).family();
    await coverPerson(flow, "Sam Finch", ofMember);
    await cost(flow).shows(couple);
    await coverPerson(flow, "Kit Finch", ofMember);
    await coverPerson(flow, "Robin Finch", ofMember);
    await cost(flow).shows(family);
    await people(flow).goOn();
    await expect(check(flow).heading).toBeVisible();
    await cost(flow).shows(family);
    await costTable(flow, plan.name).shows(family);
  });

  test(`the cost shown is the service's, however it is shared: ${plan.name}, ${others.join(", ")}`, async ({
    page,
    bare,
  }) => {
    const offers = others.map(async (type) => {
      const { ofPolicy, ofMember, told, shown } = await offer(bare, plan, type);
      const [costs] = await Promise.all([
        toldByService(told, ofPolicy, ofMember),
        chooseEverything(shown, ofPolicy, ofMember),
      ]);
      return { type, costs, shown };
    });
    for (const { type, costs, shown } of await Promise.all(offers)) {
      await test.step(type, async () => {
        const flow = await bare.show(page, shown);
        await opening(flow).start();
        await cost(flow).shows(costs.family);
        await people(flow).person("Robin Finch").uncheck();
        await people(flow).person("Kit Finch").uncheck();
        await cost(flow).shows(costs.couple);
        await people(flow).onlyMe();
        await cost(flow).shows(costs.alone);
        await bare.hide(page);
      });
    }
  });
}

interface PlanOfCatalogue {
  id: string;
  currency: string;
}

/** A world that offers one plan, shared in one way, and two of its employees: one asks the service, one sees a page. */
async function offer({ stage }: BareHost, plan: PlanOfCatalogue, type: string) {
  const cost_sharing = sharing(type, plan.currency);
  const world = await stage.world({ group_policies: [{ plan_id: plan.id, cost_sharing }] });
  const platform = stage.platform(world);
  const [told, shown] = world.employee_ids.map((id) => new Enrolment(platform, world, id)) as [
    Enrolment,
    Enrolment,
  ];
  const { coverage_configurations } = await platform.get<Plan>(`/plans/${plan.id}`);
  return {
    told,
    shown,
    ofPolicy: richestChoice(coverage_configurations, "policy"),
    ofMember: richestChoice(coverage_configurations, "member"),
  };
}

/** Everything chosen and everybody on the list, which is not settled yet. */
async function chooseEverything(enrolment: Enrolment, ofPolicy: Choice, ofMember: Choice): Promise<void> {
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.putOnFile(relative)).id);
  await enrolment.begin();
  if (ofPolicy.steps.length > 0) await enrolment.select(ofPolicy.selections);
  await enrolment.list(ids, ofMember.selections);
}

/** The service's own figures for the same choices, for three sizes of family. */
async function toldByService(enrolment: Enrolment, ofPolicy: Choice, ofMember: Choice) {
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.putOnFile(relative)).id);
  await enrolment.begin();
  if (ofPolicy.steps.length > 0) await enrolment.select(ofPolicy.selections);
  const costOf = async (...covered: string[]) => {
    const { policy_enrolments } = await enrolment.cover(covered, ofMember.selections);
    const { cost } = policy_enrolments[0] ?? {};
    if (cost === undefined) throw new Error("The enrolment has no policy.");
    return cost;
  };
  return { alone: await costOf(), couple: await costOf(...ids.slice(0, 1)), family: await costOf(...ids) };
}

async function coverPerson(flow: Locator, name: string, choice: Choice): Promise<void> {
  await people(flow).person(name).check();
  for (const { question, options } of choice.steps) {
    for (const option of options) await people(flow).choose(name, question, option);
  }
}
