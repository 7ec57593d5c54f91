import type { GroupPolicy, Paged, Participation, ParticipationState } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { AmendmentJourney, cancelling } from "../../testing/amendment-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, lifeOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("who takes part, on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  async function pathOf(journey: Journey, benefit = "health_insurance"): Promise<string> {
    const { items } = await journey.ok<Paged<GroupPolicy>>(
      "GET",
      "/group_policies",
      undefined,
      keyOf(journey),
    );
    const id = items.find(({ benefit_type }) => benefit_type === benefit)?.id ?? "";
    return `/group_policies/${id}/participation`;
  }
  const keyOf = ({ world }: Journey) => ({ key: world.api_key });
  const read = async (journey: Journey, query = "", benefit?: string) =>
    journey.ok<Participation>("GET", `${await pathOf(journey, benefit)}${query}`, undefined, keyOf(journey));
  const stateOf = async (journey: Journey, benefit?: string): Promise<ParticipationState | undefined> =>
    (await read(journey, "", benefit)).items.find(({ employee_id }) => employee_id === journey.employeeId)
      ?.state;
  const begin = () => Journey.begin(service, { group_policies: healthOnly });

  test("everyone is not invited at first", async () => {
    const journey = await begin();
    const { items, counts, total_count } = await read(journey);
    expect(items.map(({ employee_id }) => employee_id)).toEqual(journey.world.employee_ids.toReversed());
    expect(items[2]).toEqual({
      employee_id: journey.employeeId,
      first_name: "Ada",
      last_name: "Okafor",
      state: "not_invited",
      due_by: null,
    });
    expect(total_count).toBe(3);
    expect(counts).toEqual({
      not_invited: 3,
      invited: 0,
      waiting: 0,
      covered: 0,
      ending: 0,
      declined: 0,
      deadline_missed: 0,
      not_covered: 0,
    });
  });

  test.each([
    ["processing", "waiting"],
    ["scheduled", "waiting"],
    ["coverage_options_required", "invited"],
    ["pending_confirmation", "invited"],
    ["enrolling", "waiting"],
    ["enrolled", "covered"],
    ["not_undertaken", "declined"],
    ["ineligible", "not_covered"],
    ["rejected", "not_covered"],
  ] as const)("an enrolment that is %s is %s", async (status, state) => {
    const journey = await begin();
    const { due_by = null } = await journey.reach(status);
    const { items, counts } = await read(journey);
    const mine = items.find(({ employee_id }) => employee_id === journey.employeeId);
    expect(mine).toMatchObject({ state, due_by: state === "invited" ? due_by : null });
    if (state === "invited") expect(mine?.due_by).toMatch(/^2026-12-15T23:59:59/);
    expect(counts).toMatchObject({ not_invited: 2, [state]: 1 });
    expect(Object.keys(mine ?? {})).toEqual(["employee_id", "first_name", "last_name", "state", "due_by"]);
  });

  test("answers that are asked for are waited for by the employee", async () => {
    const journey = await Journey.begin(service, { group_policies: lifeOnly });
    await journey.reach("action_required");
    expect(await stateOf(journey, "life_assurance")).toBe("invited");
  });

  test("a deadline that passes is missed, and a newer enrolment counts instead", async () => {
    const journey = await begin();
    await journey.reach("pending_confirmation");
    await journey.pass(15 * 86_400);
    expect(await read(journey)).toMatchObject({ counts: { deadline_missed: 1, declined: 0 } });
    await journey.create();
    await journey.pass();
    expect(await stateOf(journey)).toBe("invited");
  });

  test("whose dependents are being screened has nothing to do until that is done", async () => {
    const journey = await begin();
    const { id } = await journey.person();
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add(id);
    expect(await stateOf(journey)).toBe("invited");
    await journey.confirmList();
    expect(await stateOf(journey)).toBe("waiting");
    await journey.pass();
    expect(await stateOf(journey)).toBe("invited");
  });

  test("cover with a last day is ending, then not covered; cover counts before a newer enrolment", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { journey } = amending;
    await amending.create(cancelling);
    await amending.confirm();
    await amending.pass();
    const { ends_on } = await amending.policy();
    expect(await stateOf(journey)).toBe("ending");
    await journey.create({ policy_configuration: { desired_policy_start_date: "2027-06-01" } });
    await journey.pass();
    expect(await stateOf(journey)).toBe("ending");
    await journey.reject();
    await amending.until(`${ends_on}T23:59:59Z`);
    await amending.pass(86_400);
    expect((await amending.policy()).status).toBe("cancelled");
    expect(await stateOf(journey)).toBe("declined");
  });

  test("cover that has ended is not covered, whatever ended it", async () => {
    const journey = await begin();
    await journey.reach("enrolled");
    await journey.change({ end_on: "2027-01-31" });
    expect(await stateOf(journey)).toBe("ending");
    await journey.pass(70 * 86_400);
    expect(await stateOf(journey)).toBe("not_covered");
  });

  test("each benefit is its own: declined here, covered there, and not covered where the plan takes no one so old", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("coverage_options_required");
    const declined_benefits = [{ benefit_type: "life_assurance", reason: "not_needed" }];
    await journey.configure({ declined_benefits });
    expect(await stateOf(journey, "life_assurance")).toBe("declined");
    await journey.reach("enrolled");
    expect(await stateOf(journey)).toBe("covered");
    expect(await stateOf(journey, "life_assurance")).toBe("declined");
    await journey.create();
    expect(await stateOf(journey)).toBe("covered");
    expect(await stateOf(journey, "life_assurance")).toBe("waiting");

    const older = await Journey.begin(service, { details: { date_of_birth: "1955-06-01" } });
    await older.reach("coverage_options_required");
    expect(await stateOf(older)).toBe("invited");
    expect(await stateOf(older, "life_assurance")).toBe("not_covered");
  });

  test("is listed of one state or several, page by page, with the counts of all", async () => {
    const journey = await begin();
    const second = await Journey.begin(service, { world: journey.world, employee: 1 });
    await journey.reach("pending_confirmation");
    await second.reach("coverage_options_required");
    const invited = await read(journey, "?state=invited&page_size=1");
    expect(invited).toMatchObject({
      items: [{ employee_id: second.employeeId }],
      total_count: 2,
      has_next_page: true,
      counts: { not_invited: 1, invited: 2 },
    });
    const next = await read(journey, `?state=invited&before=${second.employeeId}`);
    expect(next).toMatchObject({ items: [{ employee_id: journey.employeeId }], has_next_page: false });
    expect(await read(journey, "?state=not_invited")).toMatchObject({
      items: [{ employee_id: journey.world.employee_ids[2] }],
      total_count: 1,
    });
    expect(await read(journey, "?state=covered")).toMatchObject({ items: [], total_count: 0 });
    const third = journey.world.employee_ids[2];
    for (const states of ["not_invited,invited", "covered,invited,not_invited"]) {
      const both = await read(journey, `?state=${states}&page_size=2`);
      expect(both).toMatchObject({
        items: [{ employee_id: third }, { employee_id: second.employeeId }],
        total_count: 3,
        has_next_page: true,
      });
      expect(await read(journey, `?state=${states}&page_size=2&page=2`)).toMatchObject({
        items: [{ employee_id: journey.employeeId }],
      });
    }
    expect(await read(journey, "?state=covered,invited")).toMatchObject({ total_count: 2 });
    expect((await journey.rejected("GET", `${await pathOf(journey)}?state=ill`)).errors).toHaveProperty(
      "state",
    );
  });

  test("is the employer's to see, of its own customer, and no employee's", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
    const path = await pathOf(journey);
    const { token } = await service.session(journey.world);
    expect(await journey.ok("GET", path, undefined, { key: token })).toMatchObject({ total_count: 3 });
    const customer = { employer_id: journey.world.employer_id, external_customer_id: "customer-2" };
    const other = await journey.ok<{ token: string }>("POST", "/embed/sessions", customer);
    expect(await journey.call("GET", path, undefined, { key: other.token })).toMatchObject({ status: 404 });
    const employee = await service.session(journey.world, journey.employeeId);
    expect(await journey.call("GET", path, undefined, { key: employee.token })).toMatchObject({
      status: 403,
    });
  });
});
