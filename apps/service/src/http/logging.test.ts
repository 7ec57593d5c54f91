import { expect, test } from "vitest";
import { head, sendRaw } from "../testing/raw.ts";
import { startTestService } from "./testing.ts";
import { createLogger } from "./logging.ts";

test("a journey leaves one line a request, and nothing secret or personal", async () => {
  const service = await startTestService();
  const world = await service.world();
  const { token } = await service.session(world, world.employee_ids[0]);
  const path = `/employees/${world.employee_ids[0]}/associated_persons`;
  const person = {
    first_name: "Persephone",
    last_name: "Quartermaine",
    date_of_birth: "2019-07-04",
    sex_at_birth: "female",
    relationship_type: "child",
    email: "persephone@quartermaine.example",
  };
  const headers = { "Idempotency-Key": "a-key-not-to-log" };
  await service.call("POST", path, { key: token, body: person, headers });
  await service.call("POST", path, { key: token, body: { ...person, first_name: 7 } });
  await service.call("GET", `/providers?token=${token}&name=Persephone`, { key: world.api_key });
  await service.call("GET", `/people/Persephone/${token}`, { key: "pk_test_wrong" });
  const lines = service.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(6);
  expect(lines.at(-4)).toMatchObject({
    level: "info",
    method: "POST",
    route: "/employees/{employee_id}/associated_persons",
    status: 200,
    platform_id: world.platform_id,
    actor: "employee_session",
  });
  const everything = service.logged.join("");
  const secrets = [token, world.api_key, service.operatorToken, "pk_test_wrong", "a-key-not-to-log"];
  for (const secret of [...secrets, "Persephone", "Quartermaine", "2019-07-04", "127.0.0.1"]) {
    expect(everything).not.toContain(secret);
  }
  await service.stop();
});

test("the line of a problem names its code and the parts it is about, in words of the API description alone", async () => {
  const service = await startTestService();
  const world = await service.world();
  const [employee] = world.employee_ids;
  const { token } = await service.session(world, employee);
  const absent = "0".repeat(32);
  const problemOf = async (method: string, path: string, options: Parameters<typeof service.call>[2]) => {
    const { body } = await service.call<{ trace_id: string }>(method, path, options);
    const lines = service.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const { error_code, at } = lines.find(({ request_id }) => request_id === body.trace_id) ?? {};
    return [error_code, at];
  };
  const key = world.api_key;
  const person = {
    first_name: 7,
    last_name: "Quartermaine",
    Persephone: { "pk test": 1 },
    sex_at_birth: "Zoë",
  };
  expect(
    await problemOf("POST", `/employees/${employee}/associated_persons`, { key: token, body: person }),
  ).toEqual([
    "invalid_request",
    expect.arrayContaining(["$.first_name", "$.sex_at_birth", "$.date_of_birth", "$.*"]),
  ]);
  expect(await problemOf("GET", "/providers?page=Persephone", { key })).toEqual([
    "invalid_request",
    ["page"],
  ]);
  for (const id of [`ei_${absent}`, "Persephone"]) {
    expect(await problemOf("GET", `/enrolment_intents/${id}`, { key })).toEqual([
      "not_found",
      ["enrolment_intent_id"],
    ]);
  }
  const enrolment = { employee_id: employee, group_id: `gr_${absent}` };
  expect(await problemOf("POST", "/enrolment_intents", { key, body: enrolment })).toEqual([
    "not_found",
    ["$.group_id"],
  ]);
  expect(await problemOf("GET", "/Persephone", { key })).toEqual(["not_found", []]);
  expect(await problemOf("GET", "/providers", { key: "pk_test_wrong" })).toEqual(["unauthorized", []]);
  const everything = service.logged.join("");
  for (const word of ["Persephone", "pk test", "Quartermaine", "Zoë", absent]) {
    expect(everything).not.toContain(word);
  }
  await service.stop();
});

test("no request writes lines of its own into the log", async () => {
  const service = await startTestService();
  const forged = '{"level":"fatal","msg":"forged"}';
  await sendRaw(
    service.baseUrl,
    head(`GET /x%0a${encodeURIComponent(forged)}%1b[31m`, { "X-Request-Id": `a\u001b[31m${forged}` }),
  );
  expect(service.logged.join("")).not.toContain("forged");
  expect(service.logged.join("")).not.toContain("\u001b");
  await service.stop();
});

test("secrets that are logged by mistake are redacted", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => lines.push(line) });
  log.info(
    { token: "t0ps3cret", headers: { authorization: "t0ps3cret" }, body: { name: "t0ps3cret" } },
    "a\r\nb\u001b[1m",
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("t0ps3cret");
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Control}/u);
});
