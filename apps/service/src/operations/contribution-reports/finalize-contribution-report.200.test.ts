import type { ContributionReport } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { breakdownsOf, firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function begin() {
  const journey = await Journey.begin(service);
  const report = await firstReport(journey);
  return { journey, report, path: `/contribution_reports/${report.id}` };
}

test("finalizing shows in the report and its breakdowns, and emits one event", async () => {
  const { journey, report, path } = await begin();
  const finalized = await journey.ok<ContributionReport>("POST", `${path}/finalize`);
  expect(finalized).toEqual({
    ...report,
    status: "finalized",
    finalized_at: expect.stringMatching(/^2027-01-01T/),
    last_updated_at: finalized.finalized_at,
  });
  expect(await journey.ok("GET", path)).toEqual(finalized);
  const { finalized_at } = finalized;
  expect(await breakdownsOf(journey, report.id)).toMatchObject([{ status: "finalized", finalized_at }]);
  expect((await journey.events()).at(-1)).toMatchObject({
    type: "contribution_report.finalized",
    data: { contribution_report_id: report.id, status: "finalized" },
  });
});

test("a dry run returns the finalized report, and changes nothing", async () => {
  const { journey, report, path } = await begin();
  const before = (await journey.call("GET", path)).text;
  const emitted = await journey.eventsOf(async () => {
    expect(await journey.ok("POST", `${path}/finalize?dry_run=true`)).toMatchObject({
      id: report.id,
      status: "finalized",
      finalized_at: expect.any(String),
      aggregates: report.aggregates,
    });
  });
  expect(emitted).toEqual([]);
  expect((await journey.call("GET", path)).text).toBe(before);
  const emittedThen = await journey.eventsOf(() => journey.ok("POST", `${path}/finalize?dry_run=false`));
  expect(emittedThen).toEqual(["contribution_report.finalized"]);
});

test("a repeated idempotency key replays the first bytes", async () => {
  const { journey, path } = await begin();
  const headers = { "Idempotency-Key": "finalize" };
  const finalize = () => journey.call("POST", `${path}/finalize`, undefined, { headers });
  const first = await finalize();
  const again = await finalize();
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.text).toBe(first.text);
});
