import type { GroupPolicyIntent, Paged } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("group policy intents are found by employer, quote and status, newest first", async () => {
  const first = await GroupPolicyJourney.begin(service, { as: "employer" });
  const { world } = first;
  const second = await GroupPolicyJourney.begin(service, { world, as: "employer" });
  const older = await first.reach("policy_created");
  const newer = await second.accept();
  const found = async (query: string) =>
    (await first.ok<Paged<GroupPolicyIntent>>("GET", `/group_policy_intents?${query}`)).items;
  expect(await found("")).toEqual([newer, older]);
  expect(await found(`employer_id=${world.employer_id}`)).toEqual([newer, older]);
  expect(await found(`quote_intent_id=${first.quoting.intentId}`)).toEqual([older]);
  expect(await found("status=policy_created")).toEqual([older]);
  expect(await found("status=expired")).toEqual([]);
});

test("an employee's session neither sees nor accepts any of it", async () => {
  const journey = await GroupPolicyJourney.begin(service);
  const { token: key } = await service.session(journey.world, journey.world.employee_ids[0]);
  const body = await journey.acceptance();
  await journey.accept();
  for (const path of [
    "/group_policy_intents",
    journey.intentPath,
    `${journey.intentPath}/consent_receipt`,
    `${journey.intentPath}/requirements`,
    `/employers/${journey.world.employer_id}/consent_receipts`,
  ]) {
    expect(await journey.call("GET", path, undefined, { key })).toMatchObject({ status: 403 });
  }
  expect(await journey.call("POST", "/group_policy_intents", body, { key })).toMatchObject({ status: 403 });
});
