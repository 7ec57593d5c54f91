import { expect, test } from "vitest";
import { promisedAnswers } from "../src/testing/promised-answers.ts";
import { served } from "../src/testing/requests.ts";
import { type Report, unmetPromises } from "./unmet-promises.ts";

const folder = new URL("../src/operations/", import.meta.url).pathname;

/** A run in which every promise was met by its test. */
function wholeRun(): Report {
  const testResults = served.flatMap((operation) =>
    promisedAnswers(operation).map(({ status, file }) => ({
      name: `${folder}${file}`,
      assertionResults: [{ status: "passed", meta: { answered: [`${operation.name} ${status}`] } }],
    })),
  );
  return { testResults };
}

test("a run that met every answer leaves nothing to say", () => {
  expect(unmetPromises(wholeRun())).toEqual([]);
});

test("an answer that no test met is named", () => {
  const run = wholeRun();
  run.testResults = run.testResults.filter(
    ({ assertionResults: [first] }) => first?.meta.answered?.[0] !== "ConfirmEnrolmentIntent 409",
  );
  expect(unmetPromises(run)).toEqual([
    "ConfirmEnrolmentIntent promises 409, and no test in promises/idempotency.409.test.ts met it.",
  ]);
});

test("neither a test that failed counts, nor one of another file", () => {
  const failed = wholeRun();
  for (const { assertionResults } of failed.testResults)
    for (const assertion of assertionResults) assertion.status = "failed";
  const elsewhere = wholeRun();
  for (const result of elsewhere.testResults) result.name = `${folder}promises/fuzz.test.ts`;
  const promised = served.flatMap(promisedAnswers).length;
  expect(unmetPromises(failed)).toHaveLength(promised);
  expect(unmetPromises(elsewhere)).toHaveLength(promised);
});
