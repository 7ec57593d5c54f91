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
