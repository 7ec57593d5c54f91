import { expect, test } from "vitest";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("a world is made with plans that there are", async () => {
  const group_policies = [{ plan_id: `pl_${"0".repeat(32)}`, cost_sharing: { type: "full_coverage" } }];
  const body = { platform_type: "payroll_provider", group_policies };
  const response = await service.call("POST", "/test_helpers/worlds", { key: service.operatorToken, body });
  expect(response).toMatchObject({ status: 404, body: { error_code: "not_found" } });
});
