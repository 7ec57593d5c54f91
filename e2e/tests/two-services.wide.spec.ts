import type { EnrolmentIntent, Event, Paged, Policy, PolicyBeneficiaries } from "@enrolkit/contract";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { arriveAtCover, sister } from "../support/arrive.ts";
import { Demo } from "../support/demo.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("a person enrols while one of two services behind a proxy is killed, then the other: nothing is lost or doubled", async ({
  page,
}) => {
  const postgres = await startPostgres({ fsync: true });
  const demo = await Demo.openBehindProxy(postgres.url);
  const [first, second] = demo.stage.services;
  if (first === undefined || second === undefined) throw new Error("Two services are needed.");
  try {
    await openBenefits(page, demo, "simple");
    await arriveAtCover(page);
    await cover(page).chooseMinimum();
    await Promise.all([first.kill(), cover(page).next()]);
    // At once: the person notices nothing.
    await expect(people(page).heading).toBeVisible();
    await people(page).onlyMe();
    await people(page).next();
    await beneficiaries(page).allToNew(sister);
    await first.start();
    await Promise.all([second.kill(), check(page).enrol()]);
    await expect(endings(page).done).toBeVisible();

    const employee = demo.employeeId("simple");
    const list = async <Item>(path: string) => (await demo.api.get<Paged<Item>>(path)).items;
    const enrolments = await list<EnrolmentIntent>(`/enrolment_intents?employee_id=${employee}`);
    expect(enrolments.map(({ status }) => status)).toEqual(["enrolled"]);
    const policies = await list<Policy>(`/policies?employee_id=${employee}`);
    const life = policies.find(({ benefit_type }) => benefit_type === "life_assurance");
    const named = await demo.api.get<PolicyBeneficiaries>(`/policies/${life?.id}/beneficiaries?history=true`);
    expect(named.beneficiaries).toHaveLength(1);
    expect(named.history).toHaveLength(1);
    expect(policies.length).toBeGreaterThan(0);
    expect(new Set(policies.map(({ plan_id }) => plan_id)).size).toBe(policies.length);
    const events = (await list<Event>("/events?page_size=100")).filter(
      ({ data }) => data["enrolment_intent_id"] === enrolments[0]?.id,
    );
    const counted = (type: string) => events.filter((event) => event.type === type).length;
    for (const type of ["pending_confirmation", "enrolling", "enrolled"])
      expect({ type, count: counted(`enrolment_intent.${type}`) }).toEqual({ type, count: 1 });
  } finally {
    await demo.close();
    await postgres.stop();
  }
});
