import { expect, test } from "vitest";
import { rejectionOf } from "../testing/test-client.ts";
import { createPlatformClient, service } from "../testing/service.ts";
import { createServerClient } from "./index.ts";

const params = { contribution_report_id: "ctr_1" };
const csv = "employee_id,total\r\nee_1,12.50\r\n";

/** A client of a backend, with a service that responds with 200 and this text. */
function respondWith(text: string, type: string) {
  const accepted: (string | null)[] = [];
  const client = createServerClient({
    baseUrl: "https://service.test",
    apiKey: "pk_test_1",
    async fetch(_, init) {
      accepted.push(new Headers(init?.headers).get("Accept"));
      return new Response(text, { headers: { "Content-Type": type } });
    },
  });
  return { client, accepted };
}

test.each(["text/csv; charset=utf-8", "text/csv;charset=UTF-8"])(
  "a call for a file resolves with its text, to the byte: %s",
  async (type) => {
    const { client, accepted } = respondWith(csv, type);
    expect(await client.call("ExportContributionReport", { params })).toBe(csv);
    expect(accepted).toEqual(["text/csv; charset=utf-8"]);
  },
);

test("the service's own file is such a file", async () => {
  const world = await service.world();
  const [employee_id = ""] = world.employee_ids;
  const body = { employee_id, group_id: world.group_id };
  const { id } = await service.call(world, "CreateEnrolmentIntent", { body });
  await service.force(world, id, "enrolled");
  await service.clock.advance(world, { seconds: 40 * 86_400 });
  const { client } = createPlatformClient(world);
  const [report] = await client.listAll("ListContributionReports");
  const file = await client.call("ExportContributionReport", {
    params: { contribution_report_id: report?.id ?? "" },
  });
  expect(file.split("\r\n")[0]).toMatch(/^contribution_report_id,/);
  expect(file).toContain(employee_id);
});

test.each([
  ["a page", "<!doctype html>", "text/html"],
  ["JSON", "{}", "application/json"],
])("%s instead of a file is an unexpected response", async (_, text, type) => {
  const { client } = respondWith(text, type);
  expect(await rejectionOf(client.call("ExportContributionReport", { params }))).toMatchObject({
    code: "unexpected_response",
  });
});
