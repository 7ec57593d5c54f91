import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each(["plain", "Payroll", "", "full,payroll"])("exporting rejects the layout %j", async (layout) => {
  const journey = await Journey.begin(service);
  const { id } = await firstReport(journey);
  const path = `/contribution_reports/${id}/export?layout=${layout}`;
  const { error_code, errors } = await journey.rejected("GET", path);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toEqual(["layout"]);
});
