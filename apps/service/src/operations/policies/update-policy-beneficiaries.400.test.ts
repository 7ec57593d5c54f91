import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function covered(options?: Parameters<typeof Journey.begin>[1]) {
  const journey = await Journey.begin(service, options);
  return { journey, path: `/policies/${await journey.lifePolicyId()}/beneficiaries` };
}

const whole = { share_percent: 100, order: "primary" };
const estate = { kind: "estate", ...whole };
const stranger = `ap_${"0".repeat(32)}`;

describe("naming beneficiaries", async () => {
  const { journey, path } = await covered();
  const errorsOf = async (beneficiaries: unknown) =>
    (await journey.rejected("PUT", path, { beneficiaries })).errors ?? {};

  test.each([
    ["no one", [], "", "at least one primary"],
    ["no one who is primary", [{ ...estate, order: "contingent" }], "", "at least one primary"],
    ["too little", [{ ...estate, share_percent: 99.99 }], "", "0.01 short"],
    [
      "too much",
      [estate, { kind: "person", name: "Ana", share_percent: 0.01, order: "primary" }],
      "",
      "too much",
    ],
    [
      "too little in the second order",
      [estate, { ...estate, order: "contingent", share_percent: 40 }],
      "",
      "contingent",
    ],
    ["three decimals", [{ ...estate, share_percent: 99.999 }], "[0].share_percent", "two decimals"],
    ["a share of 0", [estate, { ...estate, share_percent: 0 }], "[1].share_percent", "more than 0"],
    ["a share in quotes", [{ ...estate, share_percent: "100" }], "[0].share_percent", "must be a number"],
    ["another kind", [{ ...estate, kind: "pet" }], "[0].kind", "must be one of"],
    ["another order", [{ ...estate, order: "third" }], "[0].order", "must be one of"],
    [
      "a person without a name",
      [{ kind: "person", ...whole }],
      "[0].associated_person_id",
      "or the person's name",
    ],
    [
      "a person on file beside a name",
      [{ kind: "person", associated_person_id: stranger, name: "Ana", ...whole }],
      "[0].name",
      "Leave the name out",
    ],
    ["an organisation without a name", [{ kind: "organisation", ...whole }], "[0].name", "full name"],
    [
      "an organisation on file",
      [{ kind: "organisation", name: "Fund", associated_person_id: stranger, ...whole }],
      "[0].associated_person_id",
      "Only a person",
    ],
    ["a name of blanks", [{ kind: "organisation", name: " \u200B", ...whole }], "[0].name", "full name"],
    ["a name too long", [{ kind: "person", name: "x".repeat(201), ...whole }], "[0].name", "at most 200"],
    [
      "a relationship too long",
      [{ ...estate, relationship: "x".repeat(101) }],
      "[0].relationship",
      "at most 100",
    ],
    ["an estate with a name", [{ ...estate, name: "Ana" }], "[0].name", "no name"],
    ["the short form", [{ associated_person_id: stranger, share: 100 }], "[0].share", "unknown property"],
  ])("rejects %s at the place", async (_, beneficiaries, at, words) => {
    const errors = await errorsOf(beneficiaries);
    expect(errors[`$.beneficiaries${at}`]).toEqual([expect.stringContaining(words)]);
    expect(JSON.stringify(errors)).not.toContain("xxx");
  });

  test("rejects the same person twice in one order, and takes them in both", async () => {
    const associated_person_id = (await journey.person()).id;
    const half = { kind: "person", associated_person_id, share_percent: 50 };
    const primary = { ...half, order: "primary" };
    expect(Object.keys(await errorsOf([primary, primary]))).toEqual([
      "$.beneficiaries[1].associated_person_id",
    ]);
    const others = { kind: "organisation", name: "Lifeboat Fund", share_percent: 50 };
    const beneficiaries = [
      primary,
      { ...others, order: "primary" },
      { ...half, order: "contingent" },
      { ...others, order: "contingent" },
    ];
    expect((await journey.call("PUT", path, { beneficiaries })).status).toBe(200);
  });

  test("rejects someone of another employee's: 404, and nothing changes", async () => {
    const before = await journey.ok("GET", path);
    const colleague = await Journey.begin(service, { world: journey.world, employee: 1 });
    for (const associated_person_id of [stranger, (await colleague.person()).id]) {
      const body = { beneficiaries: [{ kind: "person", associated_person_id, ...whole }] };
      expect(await journey.call("PUT", path, body)).toMatchObject({
        status: 404,
        body: { error_code: "not_found" },
      });
    }
    expect(await journey.ok("GET", path)).toEqual(before);
  });

  test("rejects any other policy than that of a life assurance", async () => {
    const health = `/policies/${await journey.policyId()}/beneficiaries`;
    const wanted = { error_code: "invalid_state", detail: expect.stringContaining("life assurance") };
    expect(await journey.rejected("PUT", health, { beneficiaries: [estate] })).toMatchObject(wanted);
    expect(await journey.rejected("GET", health)).toMatchObject(wanted);
  });

  test("rejects a policy that has ended, which shows them still", async () => {
    const ended = await covered();
    const before = await ended.journey.ok("GET", ended.path);
    await ended.journey.change({ end_on: "2027-01-20" });
    await ended.journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-01-20T12:00:00Z" });
    expect((await ended.journey.call("PUT", ended.path, { beneficiaries: [estate] })).status).toBe(200);
    await ended.journey.ok("POST", "/test_helpers/clock/advance", { to: "2027-01-21T12:00:00Z" });
    const now = await ended.journey.ok("GET", ended.path);
    expect(now).not.toEqual(before);
    expect(await ended.journey.rejected("PUT", ended.path, { beneficiaries: [estate] })).toMatchObject({
      error_code: "invalid_state",
      current_status: "cancelled",
      allowed_statuses: ["active"],
    });
    expect(await ended.journey.ok("GET", ended.path)).toEqual(now);
  });
});
