import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each(["", "?dry_run=true"])("a report is finalized once: again%s is rejected", async (query) => {
  const journey = await Journey.begin(service);
  const path = `/contribution_reports/${(await firstReport(journey)).id}`;
  await journey.ok("POST", `${path}/finalize`);
  const before = await journey.call("GET", path);
  expect(await journey.rejected("POST", `${path}/finalize${query}`)).toMatchObject({
    error_code: "invalid_state",
    current_status: "finalized",
    allowed_statuses: ["open"],
  });
  expect((await journey.call("GET", path)).text).toBe(before.text);
});

test("dry_run is true or false", async () => {
  const journey = await Journey.begin(service);
  const path = `/contribution_reports/${(await firstReport(journey)).id}`;
  expect(await journey.rejected("POST", `${path}/finalize?dry_run=yes`)).toMatchObject({
    error_code: "invalid_request",
    errors: { dry_run: [expect.any(String)] },
  });
  expect(await journey.ok("GET", path)).toMatchObject({ status: "open" });
});
