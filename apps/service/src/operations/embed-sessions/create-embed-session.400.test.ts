import type { PlatformType } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function rejection(platform_type: PlatformType, input: object) {
  const journey = await Journey.begin(service, { platform_type });
  const { employer_id } = journey.world;
  return journey.rejected("POST", "/embed/sessions", { employer_id, ...input });
}

describe("minting a session", () => {
  test.each([
    [{ employer_id: undefined }, "$.employer_id"],
    [{ employer_id: "ee_1" }, "$.employer_id"],
    [{ employee_id: "er_1" }, "$.employee_id"],
    [{ minutes: 600 }, "$.minutes"],
    [{ acting_user: {} }, "$.acting_user.id"],
    [{ acting_user: { id: "user-7", email: "ines@example.com" } }, "$.acting_user.email"],
    [{ acting_user: { id: "user-7" }, acting_user_id: "user-7" }, "$.acting_user"],
  ])("rejects %j at its field", async (input, path) => {
    const { error_code, errors } = await rejection("payroll_provider", input);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toContain(path);
  });

  test.each(["payroll_provider", "hr_platform"] as const)(
    "knows no customers on a platform of type %s",
    async (type) => {
      const { errors } = await rejection(type, { external_customer_id: "customer-1" });
      expect(Object.keys(errors ?? {})).toEqual(["$.external_customer_id"]);
    },
  );

  test.each([{}, { external_customer_id: null }, { external_customer_id: " " }])(
    "of an employer of record's employer names the customer: %j will not do",
    async (input) => {
      const { errors } = await rejection("employer_of_record", input);
      expect(Object.keys(errors ?? {})).toEqual(["$.external_customer_id"]);
    },
  );

  test("is rejected for an employee who is inactive", async () => {
    const journey = await Journey.begin(service, { details: { status: "inactive" } });
    const { employer_id } = journey.world;
    const { errors } = await journey.rejected("POST", "/embed/sessions", {
      employer_id,
      employee_id: journey.employeeId,
    });
    expect(Object.keys(errors ?? {})).toEqual(["$.employee_id"]);
  });
});
