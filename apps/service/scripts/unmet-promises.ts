import { promisedResponses } from "../src/testing/promised-responses.ts";
import { servedOperations } from "../src/testing/requests.ts";

/** The part of vitest's JSON report that is read here. */
export interface Report {
  testResults: {
    name: string;
    assertionResults: { status: string; meta: { responses?: string[] } }[];
  }[];
}

/** Returns the responses that operations promise and that no passing test received in the file for them. */
export function unmetPromises(report: Report): string[] {
  const met = responsesMet(report);
  return servedOperations.flatMap((operation) =>
    promisedResponses(operation)
      .filter(({ status, file }) => !met.has(`${operation.name} ${status} ${file}`))
      .map(({ status, file }) => `${operation.name} promises ${status}, and no test in ${file} received it.`),
  );
}

/** As `RetrievePlan 200 promises/success.200.test.ts`. */
function responsesMet({ testResults }: Report): Set<string> {
  return new Set(
    testResults.flatMap(({ name, assertionResults }) => {
      const [, file] = name.replaceAll("\\", "/").split("/src/operations/");
      return assertionResults
        .filter(({ status }) => status === "passed")
        .flatMap(({ meta }) => (meta.responses ?? []).map((response) => `${response} ${file}`));
    }),
  );
}
