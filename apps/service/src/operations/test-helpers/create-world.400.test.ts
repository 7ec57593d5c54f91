import { expect, test } from "vitest";
import { idNamed, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan_id = planNamed("Elm Großregion").id;
const cost_sharing = { type: "full_coverage" };

test.each([
  [{ platform_type: "bank" }, "$.platform_type"],
  [{ country: "GB" }, "$.country"],
  [{ group_policies: [{ plan_id }] }, "$.group_policies[0].cost_sharing"],
  [
    { group_policies: [{ plan_id, cost_sharing: { type: "percentage" } }] },
    "$.group_policies[0].cost_sharing.percentage",
  ],
  [
    {
      group_policies: [
        { plan_id, cost_sharing: { type: "member_count", member_count: { adults: 1, children: 1 } } },
      ],
    },
    "$.group_policies[0].cost_sharing.type",
  ],
  [
    {
      group_policies: [
        {
          plan_id: planNamed("Anchor Modular").id,
          cost_sharing,
          coverage_selections: [
            { configuration_id: idNamed(planNamed("Anchor Modular"), "Excess"), options: [] },
          ],
        },
      ],
    },
    "$.group_policies[0].coverage_selections[0]",
  ],
])("making a world rejects %j", async (input, path) => {
  const body = { platform_type: "payroll_provider", ...input };
  const response = await service.call("POST", "/test_helpers/worlds", { key: service.operatorToken, body });
  expect(response).toMatchObject({ status: 400, body: { error_code: "invalid_request" } });
  expect(Object.keys(response.body.errors ?? {})).toContain(path);
});
