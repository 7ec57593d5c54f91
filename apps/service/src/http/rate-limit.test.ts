import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService } from "./testing.ts";

const plenty = { perSecond: 1000, burst: 1000 };

// Windows are counted by the system's clock, which only moves here when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
const tick = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test("by default 200 requests in four seconds, and 20 sessions minted in one", async () => {
  const service = await startTestService();
  const world = await service.world();
  const minted = await service.call("POST", "/embed/sessions", {
    key: world.api_key,
    body: { employer_id: world.employer_id, employee_id: world.employee_ids[0] },
  });
  expect(minted.headers.get("ratelimit-policy")).toBe('"requests";q=200;w=4, "minting";q=20;w=1');
  expect(minted.headers.get("ratelimit")).toBe('"requests";r=199;t=4, "minting";r=19;t=1');
  await service.stop();
});

test("beyond its rate a credential gets 429s that say when to go on; others go on", async () => {
  const service = await startTestService({
    settings: { rates: { requests: { perSecond: 2, burst: 4 }, minting: plenty, failures: plenty } },
  });
  const [world, other] = [await service.world(), await service.world()];
  const list = (key: string) => service.call("GET", "/providers", { key });
  const first = await list(world.api_key);
  expect(first.headers.get("ratelimit-policy")).toBe('"requests";q=4;w=2');
  expect(first.headers.get("ratelimit")).toBe('"requests";r=3;t=2');
  for (let left = 3; left > 0; left -= 1) expect((await list(world.api_key)).status).toBe(200);
  tick(500);
  const rejected = await list(world.api_key);
  expectProblem(rejected, 429, "rate_limit_exceeded");
  expect(rejected.headers.get("retry-after")).toBe("2");
  expect(rejected.headers.get("ratelimit")).toBe('"requests";r=0;t=2');
  expect((await list(other.api_key)).status).toBe(200);
  tick(1499);
  expect((await list(world.api_key)).headers.get("retry-after")).toBe("1");
  tick(1);
  const next = await list(world.api_key);
  expect(next.status).toBe(200);
  expect(next.headers.get("ratelimit")).toBe('"requests";r=3;t=2');
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
  tick(2000);
  expect((await mint()).status).toBe(200);
  await service.stop();
});

test("requests that are rejected use up no minting, and say what is left of it", async () => {
  const once = { perSecond: 1, burst: 1 };
  const service = await startTestService({
    settings: { rates: { requests: once, minting: { perSecond: 1, burst: 5 }, failures: plenty } },
  });
  const world = await service.world();
  const mint = () =>
    service.call("POST", "/embed/sessions", {
      key: world.api_key,
      body: { employer_id: world.employer_id, employee_id: world.employee_ids[0] },
    });
  await mint();
  const rejected = await mint();
  expectProblem(rejected, 429, "rate_limit_exceeded");
  expect(rejected.headers.get("ratelimit")).toBe('"requests";r=0;t=1, "minting";r=4;t=5');
  await service.stop();
});

test("an address that guesses is slowed down; good keys from there go on", async () => {
  const service = await startTestService({
    settings: { rates: { requests: plenty, minting: plenty, failures: { perSecond: 1, burst: 3 } } },
  });
  const world = await service.world();
  const guess = () => service.call("GET", "/providers", { key: "pk_test_guess" });
  for (let left = 3; left > 0; left -= 1) expectProblem(await guess(), 401, "unauthorized");
  tick(2000);
  const rejected = await guess();
  expectProblem(rejected, 429, "rate_limit_exceeded");
  expect(rejected.headers.get("retry-after")).toBe("1");
  expect((await service.call("GET", "/providers", { key: world.api_key })).status).toBe(200);
  await service.stop();
});
