import type { Employee, Employer, Group } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("putting employees into a group", () => {
  test.each([{}, { employee_ids: [] }, { employee_ids: ["x"] }, { employee_ids: "all" }])(
    "rejects %j",
    async (body) => {
      const journey = await Journey.begin(service);
      const { error_code } = await journey.rejected(
        "POST",
        `/groups/${journey.world.group_id}/employees`,
        body,
      );
      expect(error_code).toBe("invalid_request");
    },
  );

  test("rejects those of another employer, and then adds no one", async () => {
    const journey = await Journey.begin(service);
    const other = await journey.ok<Employer>("POST", "/employers", { name: "Harbour Tea", country: "ie" });
    const stranger = await journey.ok<Employee>("POST", "/employees", {
      employer_id: other.id,
      first_name: "Ana",
      last_name: "Silva",
      date_of_birth: "1991-03-04",
      sex_at_birth: "female",
    });
    const group = `/groups/${journey.world.group_without_policy_id}`;
    const { errors } = await journey.rejected("POST", `${group}/employees`, {
      employee_ids: [journey.employeeId, stranger.id],
    });
    expect(Object.keys(errors ?? {})).toEqual(["$.employee_ids[1]"]);
    expect((await journey.ok<Group>("GET", group)).employee_count).toBe(0);
  });

  test("rejects those of another customer of an employer of record", async () => {
    const journey = await Journey.begin(service, {
      platform_type: "employer_of_record",
      details: { external_customer_id: "customer-2" },
    });
    const { errors } = await journey.rejected(
      "POST",
      `/groups/${journey.world.group_without_policy_id}/employees`,
      {
        employee_ids: [journey.employeeId],
      },
    );
    expect(Object.keys(errors ?? {})).toEqual(["$.employee_ids[0]"]);
  });
});
