import type { AssociatedPersonInput, Plan, Policy } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import { policies } from "../pages/policies.ts";
import type { Demo, PersonKind } from "./demo.ts";
import { Enrolment } from "./enrolment.ts";
import { openBenefits } from "./open-benefits.ts";
import { richestChoice } from "./richest-choice.ts";

/** Enrols a person of the demo with these relatives through the API, and returns the health policy. */
export async function enrolled(
  demo: Demo,
  kind: PersonKind,
  relatives: readonly AssociatedPersonInput[] = [],
): Promise<Policy> {
  const employeeId = demo.employeeId(kind);
  const enrolment = new Enrolment(demo.api, demo.world, employeeId);
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.addRelative(relative)).id);
  const { policy_enrolments } = await enrolment.begin();
  await enrolment.force("pending_confirmation");
  if (ids.length > 0) {
    const health = policy_enrolments.find(({ type }) => type === "health_insurance");
    const plan = await demo.api.get<Plan>(`/plans/${health?.plan.id}`);
    await enrolment.cover(ids, richestChoice(plan.coverage_configurations, "member").selections);
  }
  await enrolment.leaveToEstate();
  await enrolment.force("enrolled");
  const { items } = await demo.api.get<{ items: Policy[] }>(`/policies?employee_id=${employeeId}`);
  const policy = items.find(({ benefit_type }) => benefit_type === "health_insurance");
  if (policy === undefined) throw new Error("The employee has no health policy.");
  return policy;
}

/** Moves the clock to noon of a day so many days after a policy begins, and returns the day. */
export async function daysAfterStart(demo: Demo, policy: Policy, days: number): Promise<string> {
  const day = dayAfterStart(policy, days);
  await demo.api.post("/test_helpers/clock/advance", { to: `${day}T12:00:00Z` });
  return day;
}

export function dayAfterStart({ effective_from }: Policy, days: number): string {
  return new Date(Date.parse(effective_from) + days * 86_400_000).toISOString().slice(0, 10);
}

/** From the sign-in page to what can be changed about the health policy. */
export async function openPolicy(page: Page, demo: Demo, kind: PersonKind): Promise<void> {
  await openBenefits(page, demo, kind);
  await policies(page).change("Anchor Modular Health").click();
}
