import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { breakdownsOf, reportsOf } from "../testing/reports.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  /** Returns all employees of a world, about to be enrolled. */
  async function enrolling(): Promise<Journey[]> {
    const details = { last_name: "Slow" };
    const first = await Journey.begin(service, { details });
    const { world } = first;
    const all = [first];
    for (const employee of [1, 2]) all.push(await Journey.begin(service, { world, employee, details }));
    for (const journey of all) await journey.reach("enrolling");
    return all;
  }

  test("employees who enrol concurrently are in one report for each month, once each", async () => {
    const [journey, ...others] = await enrolling();
    if (journey === undefined) throw new Error("A world has employees.");
    // Cover began while the insurer decided, so that each acceptance would open January itself.
    service.clock.tick(40 * 86_400_000);
    await Promise.all([journey, ...others].map((each) => each.force("enrolled")));
    const reports = await reportsOf(journey);
    expect(reports.map(({ period }) => period.from_date)).toEqual(["2027-01-01"]);
    const breakdowns = await breakdownsOf(journey, reports[0]?.id ?? "");
    expect(breakdowns).toHaveLength(3);
    await journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-02-01T00:00:00Z" });
    expect((await reportsOf(journey)).map(({ aggregates }) => aggregates[0]?.employee_count)).toEqual([3, 3]);
    service.clock.tick(-40 * 86_400_000);
  });

  test("finalizing concurrently happens once", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("enrolled");
    await service.advance(journey.world, 31 * 86_400);
    const [report] = await reportsOf(journey);
    const finalize = () => journey.call("POST", `/contribution_reports/${report?.id}/finalize`);
    const responses = await Promise.all(Array.from({ length: 8 }, finalize));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 400),
    ]);
  });
});
