import type { CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/contract";
import catalogue from "../../apps/service/catalogue/demo.json" with { type: "json" };
import type { BareHost } from "./bare-host.ts";
import { Enrolment } from "./enrolment.ts";
import { type Choice, richestChoice } from "./richest-choice.ts";

/** The health plans of the demo's catalogue. */
export const healthPlans = catalogue.plans.filter(({ benefit_type }) => benefit_type === "health_insurance");

const fixedAmounts: Record<string, number> = { gbp: 55.55, eur: 61.07, jpy: 5555, kwd: 12.345 };

/** Every type, with numbers that do not divide evenly. */
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
export const relatives = [
  { ...person, first_name: "Sam", relationship_type: "partner", date_of_birth: born(41) },
  { ...person, first_name: "Kit", relationship_type: "child", date_of_birth: born(17) },
  { ...person, first_name: "Robin", relationship_type: "child", date_of_birth: born(6) },
] as const;

interface PlanOfCatalogue {
  id: string;
  currency: string;
}

/** A world that offers one plan with one cost sharing, and two of its employees: one for the API, one for a page. */
export async function offer({ stage }: BareHost, plan: PlanOfCatalogue, type: string) {
  const cost_sharing = sharing(type, plan.currency);
  const world = await stage.world({ group_policies: [{ plan_id: plan.id, cost_sharing }] });
  const platform = stage.platform(world);
  const [byApi, onPage] = world.employee_ids.map((id) => new Enrolment(platform, world, id)) as [
    Enrolment,
    Enrolment,
  ];
  const { coverage_configurations } = await platform.get<Plan>(`/plans/${plan.id}`);
  return {
    byApi,
    onPage,
    ofPolicy: richestChoice(coverage_configurations, "policy"),
    ofMember: richestChoice(coverage_configurations, "member"),
  };
}

/** The service's own figures for the same choices, for three sizes of family. */
export async function costsByApi(enrolment: Enrolment, ofPolicy: Choice, ofMember: Choice) {
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.addRelative(relative)).id);
  await enrolment.begin();
  if (ofPolicy.questions.length > 0) await enrolment.select(ofPolicy.selections);
  const costOf = async (...covered: string[]) => {
    const { policy_enrolments } = await enrolment.cover(covered, ofMember.selections);
    const { cost } = policy_enrolments[0] ?? {};
    if (cost === undefined) throw new Error("The enrolment has no policy.");
    return cost;
  };
  return { alone: await costOf(), couple: await costOf(...ids.slice(0, 1)), family: await costOf(...ids) };
}
