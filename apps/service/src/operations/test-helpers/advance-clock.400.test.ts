import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("advancing the clock", () => {
  test.each([
    [{}, "$"],
    [{ seconds: 1, to: "2027-01-01T00:00:00Z" }, "$"],
    [{ seconds: 0 }, "$.seconds"],
    [{ seconds: 0.5 }, "$.seconds"],
    [{ seconds: 9e11 }, "$.seconds"],
    [{ to: "2027-01-01" }, "$.to"],
    [{ to: "2026-11-30T00:00:00Z" }, "$.to"],
  ])("rejects %j, and the clock does not move", async (body, path) => {
    const journey = await Journey.begin(service);
    const before = await journey.ok("GET", "/test_helpers/clock");
    const { error_code, errors } = await journey.rejected("POST", "/test_helpers/clock/advance", body);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual([path]);
    expect(await journey.ok("GET", "/test_helpers/clock")).toEqual(before);
  });
});
