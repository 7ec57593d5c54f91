import { expect, test } from "vitest";
import { promisedResponses } from "../src/testing/promised-responses.ts";
import { servedOperations } from "../src/testing/requests.ts";
import { type Report, unmetPromises } from "./unmet-promises.ts";

const folder = new URL("../src/operations/", import.meta.url).pathname;

/** A run in which the tests received every promised response. */
function wholeRun(): Report {
  const testResults = servedOperations.flatMap((operation) =>
    promisedResponses(operation).map(({ status, file }) => ({
      name: `${folder}${file}`,
      assertionResults: [{ status: "passed", meta: { responses: [`${operation.name} ${status}`] } }],
    })),
  );
  return { testResults };
}

test("a run that received every response is complete", () => {
  expect(unmetPromises(wholeRun())).toEqual([]);
});

test("a response that no test received is named", () => {
  const run = wholeRun();
  run.testResults = run.testResults.filter(
    ({ assertionResults: [first] }) => first?.meta.responses?.[0] !== "ConfirmEnrolmentIntent 409",
  );
  expect(unmetPromises(run)).toEqual([
    "ConfirmEnrolmentIntent promises 409, and no test in promises/idempotency.409.test.ts received it.",
  ]);
});

test("neither a failed test counts, nor one in another file", () => {
  const failed = wholeRun();
  for (const { assertionResults } of failed.testResults)
    for (const assertion of assertionResults) assertion.status = "failed";
  const elsewhere = wholeRun();
  for (const result of elsewhere.testResults) result.name = `${folder}promises/fuzz.test.ts`;
  const promised = servedOperations.flatMap(promisedResponses).length;
  expect(unmetPromises(failed)).toHaveLength(promised);
  expect(unmetPromises(elsewhere)).toHaveLength(promised);
});
