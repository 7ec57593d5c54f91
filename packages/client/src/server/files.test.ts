import { expect, test } from "vitest";
import { rejectionOf } from "../testing/test-client.ts";
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

test.each([
  ["a page", "<!doctype html>", "text/html"],
  ["JSON", "{}", "application/json"],
])("%s instead of a file is an unexpected response", async (_, text, type) => {
  const { client } = respondWith(text, type);
  expect(await rejectionOf(client.call("ExportContributionReport", { params }))).toMatchObject({
    code: "unexpected_response",
  });
});
