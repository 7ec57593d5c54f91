import { listProviders, retrieveProvider, type Provider } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { handle, type Handler } from "../operations/handle.ts";
import { handlers } from "../operations/index.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService } from "./testing.ts";

const secret = "hunter2-of-Ada-Okafor";

function inPlaceOf(...others: Handler[]): Handler[] {
  const names = new Set(others.map(({ operation }) => operation.name));
  return [...handlers.filter(({ operation }) => !names.has(operation.name)), ...others];
}

test("an unforeseen error is a 500 that says nothing of it, and is logged without what it quotes", async () => {
  const service = await startTestService({
    handlers: inPlaceOf(
      handle(retrieveProvider, () => {
        throw Object.assign(new Error(`duplicate key (name)=(${secret}) near "${secret}"`), {
          code: "23505",
        });
      }),
    ),
  });
  const world = await service.world();
  const response = await service.call("GET", `/providers/${world.provider_ids[0]}`, { key: world.api_key });
  expectProblem(response, 500, "internal_error");
  expect(response.text).not.toContain(secret);
  const line = service.logged.find((text) => text.includes('"failed"')) ?? "";
  expect(line).toContain("23505");
  expect(line).toContain("failures.test.ts");
  expect(line).toContain(response.headers.get("x-request-id"));
  expect(service.logged.join("")).not.toContain(secret);
  await service.stop();
});

test("a result that the contract does not promise fails loudly in tests", async () => {
  const service = await startTestService({
    handlers: inPlaceOf(handle(listProviders, () => Promise.resolve({ items: [{ name: 7 }] } as never))),
  });
  const world = await service.world();
  expectProblem(await service.call("GET", "/providers", { key: world.api_key }), 500, "internal_error");
  expect(service.logged.join("")).toMatch(/ContractMismatch.*items\.0\.name/);
  await service.stop();
});

test("a write that fails leaves nothing behind", async () => {
  const { createEmployer } = await import("@enrolkit/contract");
  const original = handlers.find(({ operation }) => operation.name === "CreateEmployer");
  const service = await startTestService({
    handlers: inPlaceOf(
      handle(createEmployer, async (context, input) => {
        if (original?.managesTransactions === false) await original.run(context, input);
        throw new Error("after the write");
      }),
    ),
  });
  const world = await service.world();
  const body = { name: "Gone Ltd", country: "gb" };
  const headers = { "Idempotency-Key": "failing" };
  for (let time = 0; time < 2; time += 1) {
    const response = await service.call("POST", "/employers", { key: world.api_key, body, headers });
    expectProblem(response, 500, "internal_error");
  }
  const list = await service.call<{ items: Provider[] }>("GET", "/employers", { key: world.api_key });
  expect(list.text).not.toContain("Gone Ltd");
  await service.stop();
});
