import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import type { World } from "@enrolkit/contract";
import { describeApi } from "@enrolkit/contract/openapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledDescription } from "../../pages/samples.js";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
let world: World;
beforeAll(async () => {
  service = await startTestService({ sandbox: () => world });
  world = await service.world();
});
afterAll(() => service.stop());

interface Described {
  operationId: string;
  "x-codeSamples": { lang: string; label: string; source: string }[];
}
const description = describeApi({ mode: "test" }) as { paths: Record<string, Record<string, Described>> };

const readIds = async () => (await service.call<Record<string, string>>("GET", "/docs/ids.json")).body;

/** Returns the sample that the API pages show now. */
async function sampleOf(name: string, label = "curl", ids?: Record<string, string>): Promise<string> {
  const filling = { address: service.baseUrl, key: world.api_key, ids: ids ?? (await readIds()) };
  const { paths } = filledDescription(description, filling);
  const operation = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);
  return operation?.["x-codeSamples"].find((sample) => sample.label === label)?.source ?? "";
}

let keys = 0;

/** Runs a sample in a shell as it is copied; returns the status of the response. */
async function run(source: string): Promise<string> {
  keys += 1; // `uuidgen` is not on every machine
  const script = `uuidgen() { echo key-${keys}; }\n${source} --silent --output /dev/null --write-out '%{http_code}'`;
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], {
    env: { PATH: process.env.PATH },
  });
  return stdout;
}

/** What a reader copies, one after the other; a number moves the clock of the sandbox by seconds. */
const journey = [
  "RetrieveEmployee",
  "RetrieveGroupPolicy",
  "ListParticipation",
  "CreateAssociatedPerson",
  "UpdateAssociatedPerson",
  "CreateEnrolmentIntent",
  2,
  "SubmitCoverageSelections",
  2,
  "CreateDependentsManagementIntent",
  "GetAssociatedPersonsEligibility",
  "AddDependentsToDependentsManagementIntent",
  "ConfirmDependentsManagementIntent",
  2,
  "ListEnrolmentIntentRequirements",
  "AnswerRequirement",
  "ConfirmEnrolmentIntent",
  2,
  "RetrieveEnrolmentIntent",
  "RetrievePolicy",
  "UpdatePolicyBeneficiaries",
  "RetrievePolicyBeneficiaries",
  "CreatePolicyAmendmentIntent",
  "CreateAmendmentDependentsManagementIntent",
  "RetrievePolicyAmendmentIntent",
  "CancelPolicyAmendmentIntent",
  "CreateGroupQuoteIntent",
  2,
  "RetrieveQuote",
  "ListQuotedEmployees",
  "RetrieveEvent",
  "CreateWebhookEndpoint",
  "RetrieveWebhookEndpoint",
] as const;

test("a whole journey is made of copied samples, each with the ids of what those before have created", async () => {
  const statuses: Record<string, string> = {};
  for (const move of journey) {
    if (typeof move === "number") await service.advance(world, move);
    else statuses[move] = await run(await sampleOf(move));
  }
  const failed = Object.entries(statuses).filter(([, status]) => !["200", "204"].includes(status));
  expect(failed).toEqual([]);
}, 60_000);

test("a sample says which of its ids are only examples, where there is a sandbox", async () => {
  const note = "Examples, to be replaced by ids of your own: gpi_…\n";
  expect(await sampleOf("RetrieveGroupPolicyIntent")).toMatch(new RegExp(`^# ${note}curl `));
  expect(await sampleOf("RetrieveGroupPolicyIntent", "@enrolkit/client")).toMatch(
    new RegExp(`^// ${note}import `),
  );
  expect(await sampleOf("RetrieveGroupPolicyIntent", "curl", {})).toMatch(/^curl .*gpi_019b8d9e10/);
});

test("the ids are ids alone, and of the sandbox of a service in test mode alone", async () => {
  const ids = await readIds();
  expect(ids).toMatchObject({ er: world.employer_id, ee: world.employee_ids[0], gr: world.group_id });
  for (const [key, id] of Object.entries(ids))
    expect(id).toMatch(new RegExp(`^${key.split(" ").at(-1)}_[0-9a-f]{32}$`));
  const without = await startTestService();
  expect((await without.call("GET", "/docs/ids.json")).body).toEqual({});
  await without.stop();
  const live = await startTestService({ mode: "live", settings: { trust: { hops: 1 } } });
  const headers = { "X-Forwarded-Proto": "https" };
  expect((await live.call("GET", "/docs/ids.json", { headers })).status).toBe(404);
  await live.stop();
});
