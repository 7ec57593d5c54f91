import { expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService } from "../testing.ts";

const plenty = { perSecond: 1000, burst: 1000 };

test("beyond its rate a credential gets 429s that say when to go on; others go on", async () => {
  const service = await startTestService({
    settings: { rates: { requests: { perSecond: 2, burst: 4 }, minting: plenty, failures: plenty } },
  });
  const [world, other] = [await service.world(), await service.world()];
  const list = (key: string) => service.call("GET", "/providers", { key });
  const first = await list(world.api_key);
  expect(first.headers.get("ratelimit-policy")).toBe('"requests";q=4;w=2');
  expect(first.headers.get("ratelimit")).toBe('"requests";r=3;t=1');
  for (let left = 3; left > 0; left -= 1) expect((await list(world.api_key)).status).toBe(200);
  const refused = await list(world.api_key);
  expectProblem(refused, 429, "rate_limit_exceeded");
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(refused.headers.get("ratelimit")).toBe('"requests";r=0;t=2');
  expect((await list(other.api_key)).status).toBe(200);
  service.clock.tick(500);
  expect((await list(world.api_key)).status).toBe(200);
  await service.stop();
});

test("minting has a rate of its own", async () => {
  const service = await startTestService({
    settings: { rates: { requests: plenty, minting: { perSecond: 1, burst: 2 }, failures: plenty } },
  });
  const world = await service.world();
  const mint = () =>
    service.call("POST", "/embed/sessions", {
      key: world.api_key,
      body: { employer_id: world.employer_id, employee_id: world.employee_ids[0] },
    });
  expect((await mint()).status).toBe(200);
  expect((await mint()).headers.get("ratelimit")).toMatch(/"minting";r=0/);
  expectProblem(await mint(), 429, "rate_limit_exceeded");
  expect((await service.call("GET", "/providers", { key: world.api_key })).status).toBe(200);
  await service.stop();
});

test("an address that guesses is slowed down; good keys from there go on", async () => {
  const service = await startTestService({
    settings: { rates: { requests: plenty, minting: plenty, failures: { perSecond: 1, burst: 3 } } },
  });
  const world = await service.world();
  const guess = () => service.call("GET", "/providers", { key: "pk_test_guess" });
  for (let left = 3; left > 0; left -= 1) expectProblem(await guess(), 401, "unauthorized");
  const refused = await guess();
  expectProblem(refused, 429, "rate_limit_exceeded");
  expect(refused.headers.get("retry-after")).toBe("1");
  expect((await service.call("GET", "/providers", { key: world.api_key })).status).toBe(200);
  await service.stop();
});
