import { promisedAnswers } from "../src/testing/promised-answers.ts";
import { served } from "../src/testing/requests.ts";

/** What of vitest's JSON report counts here. */
export interface Report {
  testResults: {
    name: string;
    assertionResults: { status: string; meta: { answered?: string[] } }[];
  }[];
}

/** The answers that operations promise and that no passing test met in the file that stands for them. */
export function unmetPromises(report: Report): string[] {
  const met = answersMet(report);
  return served.flatMap((operation) =>
    promisedAnswers(operation)
      .filter(({ status, file }) => !met.has(`${operation.name} ${status} ${file}`))
      .map(({ status, file }) => `${operation.name} promises ${status}, and no test in ${file} met it.`),
  );
}

/** As `RetrievePlan 200 promises/success.200.test.ts`. */
function answersMet({ testResults }: Report): Set<string> {
  return new Set(
    testResults.flatMap(({ name, assertionResults }) => {
      const [, file] = name.replaceAll("\\", "/").split("/src/operations/");
      return assertionResults
        .filter(({ status }) => status === "passed")
        .flatMap(({ meta }) => (meta.answered ?? []).map((answer) => `${answer} ${file}`));
    }),
  );
}
