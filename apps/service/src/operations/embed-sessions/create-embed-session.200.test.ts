import type { EmbedSession, Employee, Group, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const statusOf = async (journey: Journey, path: string, key: string) =>
  (await journey.call("GET", path, undefined, { key })).status;

describe("a session", () => {
  test("has a token of its mode and 256 bits, and an expiry in an hour of real time", async () => {
    const journey = await Journey.begin(service);
    await service.advance(journey.world, 40 * 86_400);
    const session = await service.session(journey.world, journey.employeeId);
    expect(session).toEqual({
      id: expect.stringMatching(/^es_[0-9a-f]{32}$/),
      token: expect.stringMatching(/^est_test_[\w-]{43}[\w-]{16}$/),
      expiry: new Date(service.clock.now() + 3_600_000).toISOString(),
    });
  });

  test("has a token that ends with whose it is: the same for each of theirs, another for anyone else", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
    const { employer_id, employee_ids } = journey.world;
    const endOf = async (employee_id: string | null, external_customer_id: string | null) => {
      const body = { employer_id, employee_id, external_customer_id };
      return (await journey.ok<EmbedSession>("POST", "/embed/sessions", body)).token.slice(-16);
    };
    const [mine, colleague] = employee_ids as [string, string];
    const ends = [
      await endOf(mine, null),
      await endOf(mine, "customer-1"),
      await endOf(colleague, null),
      await endOf(null, "customer-1"),
      await endOf(null, "customer-2"),
    ];
    expect(new Set(ends).size).toBe(ends.length);
    expect(await endOf(mine, null)).toBe(ends[0]);
    expect(await endOf(null, "customer-2")).toBe(ends.at(-1));
  });

  test("ends when its time is over", async () => {
    const journey = await Journey.begin(service);
    const { token } = await service.session(journey.world, journey.employeeId);
    const path = `/employees/${journey.employeeId}`;
    service.clock.tick(3_599_999);
    expect(await statusOf(journey, path, token)).toBe(200);
    service.clock.tick(1);
    expect(await statusOf(journey, path, token)).toBe(401);
  });

  test.each(["inactive", "restricted"] as const)(
    "is dead at once when its employee is %s",
    async (status) => {
      const journey = await Journey.begin(service);
      const path = `/employees/${journey.employeeId}`;
      const mine = await service.session(journey.world, journey.employeeId);
      const colleagues = await service.session(journey.world, journey.world.employee_ids[1]);
      await journey.change({ status });
      expect(await statusOf(journey, path, mine.token)).toBe(401);
      expect(await statusOf(journey, "/plans", colleagues.token)).toBe(200);
      await journey.change({ status: "active" });
      expect(await statusOf(journey, path, mine.token)).toBe(401);
    },
  );

  test("ends at once when its employee moves to another customer, and no other ends", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
    const { world, employeeId } = journey;
    const path = `/employees/${employeeId}`;
    const mint = async (external_customer_id: string | null, employee_id = employeeId) => {
      const body = { employer_id: world.employer_id, employee_id, external_customer_id };
      return (await journey.ok<EmbedSession>("POST", "/embed/sessions", body)).token;
    };
    const [old, unnamed] = [await mint("customer-1"), await mint(null)];
    const colleagues = await mint("customer-1", world.employee_ids[1]);
    await journey.change({ first_name: "Ann" });
    expect(await statusOf(journey, path, old)).toBe(200);
    await journey.change({ external_customer_id: "customer-2" });
    expect(await statusOf(journey, path, old)).toBe(401);
    expect(await statusOf(journey, path, unnamed)).toBe(200);
    expect(await statusOf(journey, "/plans", colleagues)).toBe(200);
    const moved = await mint("customer-2");
    expect(await statusOf(journey, path, moved)).toBe(200);
    await journey.change({ external_customer_id: null });
    expect(await statusOf(journey, path, moved)).toBe(401);
    await journey.change({ external_customer_id: "customer-1" });
    expect(await statusOf(journey, path, old)).toBe(401);
  });

  test("is created for a restricted employee, whose page says that cover is not offered", async () => {
    const journey = await Journey.begin(service, { details: { status: "restricted" } });
    const { token } = await service.session(journey.world, journey.employeeId);
    expect(await statusOf(journey, `/employees/${journey.employeeId}`, token)).toBe(200);
  });

  test("is dead at once when its platform is suspended, and so is the key", async () => {
    const journey = await Journey.begin(service);
    const { token } = await service.session(journey.world, journey.employeeId);
    await service.testStore.store.write((transaction) =>
      transaction.db
        .updateTable("platforms")
        .set({ status: "suspended" })
        .where("id", "=", journey.world.platform_id)
        .execute(),
    );
    // Keys are cached for a moment.
    service.clock.tick(1000);
    for (const key of [token, journey.world.api_key])
      expect(await statusOf(journey, "/plans", key)).toBe(401);
  });

  test("returns the same token for a repeated idempotency key", async () => {
    const journey = await Journey.begin(service);
    const { world, employeeId } = journey;
    const body = { employer_id: world.employer_id, employee_id: employeeId };
    const options = { headers: { "Idempotency-Key": "session" } };
    const first = await journey.ok<EmbedSession>("POST", "/embed/sessions", body, options);
    expect(await journey.ok("POST", "/embed/sessions", body, options)).toEqual(first);
    const stored = await service.testStore.store.read((transaction) =>
      transaction.db
        .selectFrom("idempotency_keys")
        .selectAll()
        .where("platform_id", "=", world.platform_id)
        .execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(first.token);
  });
});

describe("an employee's session", () => {
  test("lists its own enrolments alone", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const colleague = await Journey.begin(service, { world: journey.world, employee: 1, as: "employee" });
    await journey.create();
    await colleague.create();
    for (const query of ["", `?group_id=${journey.world.group_id}`, "?status=processing"]) {
      const { items } = await journey.ok<Paged<{ id: string }>>("GET", `/enrolment_intents${query}`);
      expect(items.map(({ id }) => id)).toEqual([journey.intentId]);
    }
    expect((await journey.call("GET", `/enrolment_intents?employee_id=${colleague.employeeId}`)).status).toBe(
      404,
    );
    expect(await journey.ok("GET", "/enrolment_intents?status=enrolled")).toMatchObject({
      items: [],
      total_count: 0,
    });
  });

  test("starts enrolments for its own employee alone, into its own employer's groups", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const { world, employeeId } = journey;
    const other = await otherEmployer(journey);
    const attempts = [
      { employee_id: world.employee_ids[1], group_id: world.group_id },
      { employee_id: employeeId, group_id: other.group.id },
      { employee_id: other.employee.id, group_id: other.group.id },
    ];
    for (const body of attempts) {
      expect(await journey.call("POST", "/enrolment_intents", body)).toMatchObject({ status: 404 });
    }
    expect((await journey.call("GET", `/enrolment_intents?group_id=${other.group.id}`)).status).toBe(404);
  });

  test("reads its own record, and no other", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    expect(await journey.ok("GET", `/employees/${journey.employeeId}`)).toMatchObject({
      id: journey.employeeId,
    });
    expect((await journey.call("GET", `/employees/${journey.world.employee_ids[1]}`)).status).toBe(404);
  });
});

describe("an employer's session", () => {
  test("sees its own employer and groups, and no other's", async () => {
    const journey = await Journey.begin(service);
    const other = await otherEmployer(journey);
    const { token: key } = await service.session(journey.world);
    const groups = await journey.ok<Paged<Group>>("GET", "/groups", undefined, { key });
    expect(groups.items.map(({ id }) => id).toSorted()).toEqual(
      [journey.world.group_id, journey.world.group_without_policy_id].toSorted(),
    );
    expect(await statusOf(journey, `/employers/${journey.world.employer_id}`, key)).toBe(200);
    for (const path of [`/employers/${other.employee.employer_id}`, `/groups/${other.group.id}`]) {
      expect(await statusOf(journey, path, key)).toBe(404);
    }
    expect(await statusOf(journey, `/groups?employer_id=${other.employee.employer_id}`, key)).toBe(404);
  });
});

describe("on an employer-of-record platform", () => {
  const begin = () => Journey.begin(service, { platform_type: "employer_of_record" });

  test("an employer's session sees the groups of its customer alone", async () => {
    const journey = await begin();
    const { employer_id, group_id } = journey.world;
    const make = (external_customer_id: string | null) =>
      journey.ok<Group>("POST", "/groups", { employer_id, name: "Others", external_customer_id });
    const [others, withoutCustomer] = [await make("customer-2"), await make(null)];
    const { token: key } = await service.session(journey.world);
    expect(await statusOf(journey, `/groups/${group_id}`, key)).toBe(200);
    for (const { id } of [others, withoutCustomer])
      expect(await statusOf(journey, `/groups/${id}`, key)).toBe(404);
    const { items } = await journey.ok<Paged<Group>>("GET", "/groups", undefined, { key });
    expect(new Set(items.map(({ external_customer_id }) => external_customer_id))).toEqual(
      new Set(["customer-1"]),
    );
  });

  test("a session that names an employee must name their customer, or none", async () => {
    const journey = await begin();
    const body = { employer_id: journey.world.employer_id, employee_id: journey.employeeId };
    const mint = (external_customer_id: string | null) =>
      journey.call("POST", "/embed/sessions", { ...body, external_customer_id });
    expect(await mint("customer-1")).toMatchObject({ status: 200 });
    expect(await mint(null)).toMatchObject({ status: 200 });
    expect(await mint("customer-2")).toMatchObject({ status: 404 });
  });

  test("an employee's session names no group of another customer", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record", as: "employee" });
    const { employer_id, api_key } = journey.world;
    const body = { employer_id, name: "Others", external_customer_id: "customer-2" };
    const { id } = await journey.ok<Group>("POST", "/groups", body, { key: api_key });
    const attempt = { employee_id: journey.employeeId, group_id: id };
    expect(await journey.call("POST", "/enrolment_intents", attempt)).toMatchObject({ status: 404 });
  });

  test("an employee enrols as on any other", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record", as: "employee" });
    expect(await journey.reach("enrolled")).toMatchObject({ status: "enrolled" });
  });
});

test("an employee of another employer is no employee of this one's", async () => {
  const journey = await Journey.begin(service);
  const { employee } = await otherEmployer(journey);
  const body = { employer_id: journey.world.employer_id, employee_id: employee.id };
  expect(await journey.call("POST", "/embed/sessions", body)).toMatchObject({ status: 404 });
});

/** A second employer of the journey's platform, with an employee in a group. */
async function otherEmployer({
  service: { call },
  world,
}: Journey): Promise<{ employee: Employee; group: Group }> {
  const post = async <Body>(path: string, body: object) =>
    (await call<Body>("POST", path, { key: world.api_key, body })).body;
  const employer_id = (await post<{ id: string }>("/employers", { name: "Harbour Tea", country: "ie" })).id;
  const details = {
    first_name: "Ana",
    last_name: "Silva",
    date_of_birth: "1991-03-04",
    sex_at_birth: "female",
  };
  const employee = await post<Employee>("/employees", { employer_id, ...details });
  const group = await post<Group>("/groups", { employer_id, name: "Everyone" });
  await post(`/groups/${group.id}/employees`, { employee_ids: [employee.id] });
  return { employee, group };
}
