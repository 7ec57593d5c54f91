import { expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { lifeOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("history is true or false", async () => {
  const journey = await Journey.begin(service, { group_policies: lifeOnly });
  const path = `/policies/${await journey.policyId()}/beneficiaries`;
  expect(await journey.rejected("GET", `${path}?history=all`)).toMatchObject({
    error_code: "invalid_request",
    errors: { history: [expect.any(String)] },
  });
});

test("of a policy for which no one was ever named there are none", async () => {
  const journey = await Journey.begin(service, { group_policies: lifeOnly, as: "employee" });
  await changePlan(journey, lifeOnly[0]?.plan_id ?? "", { beneficiaries: "optional" });
  const policy_id = await journey.policyId();
  const none = {
    policy_id,
    effective_from: null,
    actor: null,
    beneficiaries: [],
    object: "policy_beneficiaries",
  };
  const path = `/policies/${policy_id}/beneficiaries`;
  expect(await journey.ok("GET", path)).toEqual(none);
  expect(await journey.ok("GET", `${path}?history=true`)).toEqual({ ...none, history: [] });
});

test("they are the employee's and the platform's alone", async () => {
  const journey = await Journey.begin(service, { group_policies: lifeOnly });
  const path = `/policies/${await journey.policyId()}/beneficiaries`;
  const { world } = journey;
  const { token: employer } = await service.session(world);
  const { token: colleague } = await service.session(world, world.employee_ids[1]);
  const body = { beneficiaries: [{ kind: "estate", share_percent: 100, order: "primary" }] };
  for (const [method, sent] of [["GET"], ["PUT", body]] as const) {
    expect((await journey.call(method, path, sent, { key: employer })).status).toBe(403);
    expect((await journey.call(method, path, sent, { key: colleague })).status).toBe(404);
  }
});
