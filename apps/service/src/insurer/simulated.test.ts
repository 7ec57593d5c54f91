import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { child } from "../testing/people.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

// Last names that the insurer of test mode reacts to (decisions §9).

const service = await serviceOfFile();
const begin = (last_name: string) =>
  Journey.begin(service, { group_policies: healthOnly, details: { last_name } });

describe("the insurer of test mode", () => {
  test("decides within a second", async () => {
    const journey = await begin("Okafor");
    await journey.reach("enrolling");
    expect(await journey.pass(1)).toMatchObject({ status: "enrolled" });
  });

  test("takes three days of the clock for Slow", async () => {
    const journey = await begin("Slow");
    await journey.reach("enrolling");
    expect(await journey.pass(3 * 86_400 - 1)).toMatchObject({ status: "enrolling" });
    expect(await journey.pass(1)).toMatchObject({ status: "enrolled" });
  });

  test("turns down Rejected, employee or dependent", async () => {
    expect(await (await begin("Rejected")).reach("rejected")).toMatchObject({ status: "rejected" });
    const journey = await begin("Okafor");
    await journey.reach("pending_confirmation");
    await journey.cover((await journey.person({ ...child, last_name: "Rejected" })).id);
    await journey.reach("enrolling");
    expect(await journey.pass()).toMatchObject({ status: "rejected" });
  });

  test("stops Restricted at screening", async () => {
    const journey = await begin("Okafor");
    await journey.reach("pending_confirmation");
    expect(await journey.cover((await journey.person({ last_name: "Restricted" })).id)).toMatchObject({
      status: "action_required",
      dependents: [{ status: "restricted" }],
    });
  });

  test("asks for proof of Evidence", async () => {
    expect(await (await begin("Evidence")).reach("action_required")).toMatchObject({
      action_required: { code: "provide_missing_information" },
    });
  });
});
