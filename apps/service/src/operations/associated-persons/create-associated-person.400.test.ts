import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child, partner } from "../../testing/people.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const rejected = async (body: unknown) => {
  const journey = await Journey.begin(service);
  const problem = await journey.rejected("POST", `/employees/${journey.employeeId}/associated_persons`, body);
  expect(problem.error_code).toBe("invalid_request");
  return problem.errors ?? {};
};

describe("putting a person on file", () => {
  test("names every field that is missing", async () => {
    expect(Object.keys(await rejected({})).toSorted()).toEqual([
      "$.date_of_birth",
      "$.first_name",
      "$.last_name",
      "$.relationship_type",
      "$.sex_at_birth",
    ]);
  });

  test.each([
    ["first_name", " \u00a0 "],
    ["last_name", "x".repeat(101)],
    ["last_name", "Lone \ud800"],
    ["date_of_birth", "2026-12-02"],
    ["date_of_birth", "1900-01-01"],
    ["date_of_birth", "2025-02-29"],
    ["sex_at_birth", "f"],
    ["relationship_type", "sibling"],
    ["email", "noor"],
    ["phone_number", "0871234567"],
    ["first_name", 7],
    ["date_of_birth", null],
  ])("rejects %s %j at its field", async (field, value) => {
    expect(Object.keys(await rejected({ ...partner, [field]: value }))).toEqual([`$.${field}`]);
  });

  test.each(["2007-02-29", "2026-06-31", "2026-13-01"])(
    "says of %s that there is no such day",
    async (day) => {
      expect(await rejected({ ...partner, date_of_birth: day })).toEqual({
        "$.date_of_birth": [expect.stringContaining("there is no such day")],
      });
    },
  );

  test("names the keys that it does not know, and echoes no value", async () => {
    const errors = await rejected({ ...partner, nickname: "Norrie-of-the-hills" });
    expect(Object.keys(errors)).toEqual(["$.nickname"]);
    expect(JSON.stringify(errors)).not.toContain("hills");
  });

  test("asks for a body of JSON", async () => {
    const journey = await Journey.begin(service);
    const path = `/employees/${journey.employeeId}/associated_persons`;
    for (const body of [undefined, [], "text", null, 7]) {
      expect(await journey.rejected("POST", path, body)).toMatchObject({ error_code: "invalid_request" });
    }
  });

  test("takes a child born today, and none born tomorrow in the employee's time zone", async () => {
    const journey = await Journey.begin(service, { details: { time_zone: "Pacific/Kiritimati" } });
    await service.advance(journey.world, 3600);
    await journey.person({ ...child, date_of_birth: "2026-12-02" });
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const { errors } = await journey.rejected("POST", path, { ...child, date_of_birth: "2026-12-03" });
    expect(errors).toHaveProperty(["$.date_of_birth"]);
  });
});
