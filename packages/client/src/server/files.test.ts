import { expect, test } from "vitest";
import { failure } from "../testing/fake-service.ts";
import { createServerClient } from "./index.ts";

const params = { contribution_report_id: "ctr_1" };
const csv = "employee_id,total\r\nee_1,12.50\r\n";

/** A backend's client before a service that answers 200 with this. */
function answered(text: string, type: string) {
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
  "a file is answered as its text, to the byte: %s",
  async (type) => {
    const { client, accepted } = answered(csv, type);
    expect(await client.call("ExportContributionReport", { params })).toBe(csv);
    expect(accepted).toEqual(["text/csv; charset=utf-8"]);
  },
);

test.each([
  ["a page", "<!doctype html>", "text/html"],
  ["JSON", "{}", "application/json"],
])("%s in a file's place is no answer of the service", async (_, text, type) => {
  const { client } = answered(text, type);
  expect(await failure(client.call("ExportContributionReport", { params }))).toMatchObject({
    code: "unexpected_response",
  });
});
