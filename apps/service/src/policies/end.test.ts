import { describe, expect, test } from "vitest";
import { AmendmentJourney, because, cancelling } from "../testing/amendment-journey.ts";
import { breakdownsOf, linesOf, reportsOf } from "../testing/reports.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();
const begin = (options?: Parameters<typeof AmendmentJourney.begin>[1]) =>
  AmendmentJourney.begin(service, options);

describe("the end of an employment", () => {
  test("ends cover with its last day, in the employee's time zone", async () => {
    const amending = await begin({ details: { time_zone: "Pacific/Auckland" } });
    await amending.journey.change({ end_on: "2027-01-15" });
    expect(await amending.policy()).toMatchObject({ status: "active", ends_on: "2027-01-15" });
    await amending.until("2027-01-15T10:59:59Z");
    expect(await amending.policy()).toMatchObject({ status: "active" });
    await amending.until("2027-01-15T11:00:00Z");
    expect(await amending.policy()).toMatchObject({ status: "cancelled" });
  });

  test("is today for an employee who becomes inactive without a last day", async () => {
    const amending = await begin();
    await amending.until("2027-01-10T12:00:00Z");
    await amending.journey.change({ status: "inactive" });
    const employee = `/employees/${amending.journey.employeeId}`;
    expect(await amending.journey.ok("GET", employee)).toMatchObject({ end_on: "2027-01-10" });
    expect(await amending.policy()).toMatchObject({ ends_on: "2027-01-10" });
    await amending.until("2027-01-20T12:00:00Z");
    await amending.journey.change({ first_name: "Adaeze" });
    expect(await amending.journey.ok("GET", employee)).toMatchObject({ end_on: "2027-01-10" });
  });

  test("may be postponed and removed until it has come, and not after", async () => {
    const amending = await begin();
    await amending.journey.change({ end_on: "2027-01-15" });
    await amending.journey.change({ end_on: "2027-01-20" });
    expect(await amending.policy()).toMatchObject({ ends_on: "2027-01-20" });
    await amending.journey.change({ end_on: null });
    expect(await amending.policy()).toMatchObject({ ends_on: null });
    await amending.until("2027-01-21T12:00:00Z");
    expect(await amending.policy()).toMatchObject({ status: "active" });
    await amending.journey.change({ end_on: "2027-01-10" });
    await amending.until("2027-01-22T12:00:00Z");
    await amending.journey.change({ end_on: null });
    expect(await amending.policy()).toMatchObject({ status: "cancelled", ends_on: "2027-01-10" });
  });

  test("does not move a cancellation that comes earlier", async () => {
    const amending = await begin();
    await amending.until("2027-01-10T12:00:00Z");
    await amending.create(cancelling);
    await amending.confirm();
    await amending.pass();
    await amending.journey.change({ end_on: "2027-02-15" });
    expect(await amending.policy()).toMatchObject({ ends_on: "2027-01-31" });
    await amending.journey.change({ end_on: "2027-01-20" });
    expect(await amending.policy()).toMatchObject({ ends_on: "2027-01-20" });
    await amending.journey.change({ end_on: null });
    expect(await amending.policy()).toMatchObject({ ends_on: "2027-01-31" });
  });

  test("leaves the policy showing the members that it had at the end", async () => {
    const amending = await begin();
    await amending.until("2027-01-10T12:00:00Z");
    const { id } = await amending.journey.person();
    await amending.change(because("marriage_or_civil_partnership", "2027-01-10"), { add: [id] });
    await amending.journey.change({ end_on: "2027-01-31" });
    await amending.until("2027-02-10T12:00:00Z");
    const policy = await amending.policy();
    expect(policy).toMatchObject({ status: "cancelled", upcoming_changes: [] });
    expect(policy.members.map(({ member_type }) => member_type)).toEqual(["policyholder"]);
  });

  test("is reported by its days", async () => {
    const amending = await begin();
    await amending.until("2027-01-05T12:00:00Z");
    await amending.journey.change({ end_on: "2027-01-15" });
    const [report] = await reportsOf(amending.journey);
    const lines = (await breakdownsOf(amending.journey, report?.id ?? "")).flatMap(linesOf);
    // 15 of 31 days of 131.98.
    expect(Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(6386);
  });

  test("before the effective day lets no one enrol", async () => {
    const amending = await begin();
    const { journey } = amending;
    await journey.change({ end_on: "2026-12-20" });
    await amending.until("2026-12-21T12:00:00Z");
    await journey.create();
    expect(await journey.pass()).toMatchObject({
      status: "ineligible",
      ineligibility_reason: { code: "employee_not_active" },
    });
  });
});
