import type { Employee, Employer, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const details = {
  first_name: "Ana",
  last_name: "Silva",
  date_of_birth: "1991-03-04",
  sex_at_birth: "female",
};

describe.each(["sqlite", "postgres"] as const)("staff numbers on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  async function begin() {
    const journey = await Journey.begin(service);
    const { employer_id } = journey.world;
    const body = (fields: object) => ({ employer_id, ...details, ...fields });
    return {
      journey,
      employer_id,
      create: (fields: object) => journey.ok<Employee>("POST", "/employees", body(fields)),
      rejected: (fields: object) => journey.rejected("POST", "/employees", body(fields)),
      send: (fields: object) => journey.call("POST", "/employees", body(fields)),
      find: async (query: string) =>
        (await journey.ok<Paged<Employee>>("GET", `/employees?${query}`)).items.map(({ id }) => id),
    };
  }

  test("are stored as they are sent, can be changed and cleared, and find the employee", async () => {
    const { journey, employer_id, create, find } = await begin();
    const { id, external_id } = await create({ external_id: "NB 1/42-ä" });
    expect(external_id).toBe("NB 1/42-ä");
    const query = String(new URLSearchParams({ external_id: "NB 1/42-ä" }));
    expect(await find(query)).toEqual([id]);
    expect(await find(`${query}&employer_id=${employer_id}`)).toEqual([id]);
    const path = `/employees/${id}`;
    expect(await journey.ok("PUT", path, { first_name: "Bea" })).toMatchObject({ external_id: "NB 1/42-ä" });
    expect(await journey.ok("PUT", path, { external_id: "7" })).toMatchObject({ external_id: "7" });
    expect(await find(query)).toEqual([]);
    expect(await find("external_id=7")).toEqual([id]);
    expect(await journey.ok("PUT", path, { external_id: null })).toMatchObject({ external_id: null });
    expect(await find("external_id=7")).toEqual([]);
  });

  test("are unique in an employer, and may be the same in another", async () => {
    const { journey, create, rejected } = await begin();
    const { id } = await create({ external_id: "7" });
    const other = await create({ external_id: "8" });
    const { error_code, errors } = await rejected({ external_id: "7" });
    expect([error_code, Object.keys(errors ?? {})]).toEqual(["invalid_request", ["$.external_id"]]);
    const change = await journey.rejected("PUT", `/employees/${other.id}`, { external_id: "7" });
    expect(Object.keys(change.errors ?? {})).toEqual(["$.external_id"]);
    expect(await journey.ok("PUT", `/employees/${id}`, { external_id: "7" })).toMatchObject({ id });
    const second = await journey.ok<Employer>("POST", "/employers", { name: "Harbour Tea", country: "ie" });
    expect(await create({ external_id: "7", employer_id: second.id })).toMatchObject({ external_id: "7" });
    await journey.ok("PUT", `/employees/${id}`, { external_id: null });
    expect(await journey.ok("PUT", `/employees/${other.id}`, { external_id: "7" })).toMatchObject({
      external_id: "7",
    });
  });

  test("go to one of those who are given the same at once", async () => {
    const { send } = await begin();
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await send({ external_id: "9" })).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400]);
  });
});
