import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setAllowedOrigins } from "../store/platforms.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
let world: World;
let token: string;
const ours = "https://hr.example.com";
const theirs = "https://payroll.example.net";

beforeAll(async () => {
  service = await startTestService();
  world = await service.world();
  const other = await service.world();
  await service.testStore.store.write(async (transaction) => {
    await setAllowedOrigins(transaction, world.platform_id, [ours]);
    await setAllowedOrigins(transaction, other.platform_id, [theirs]);
  });
  token = (await service.session(world, world.employee_ids[0])).token;
  service.clock.tick(1000);
});
afterAll(() => service.stop());

const path = () => `/employees/${world.employee_ids[0]}/associated_persons`;
const allowed = (answer: { headers: Headers }) => answer.headers.get("access-control-allow-origin");

function preflight(address: string, origin: string, method = "POST") {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": "authorization",
  };
  return service.call("OPTIONS", address, { headers });
}

describe("a preflight", () => {
  test.each([ours, theirs])("is answered for every platform's origins: %s", async (origin) => {
    const answer = await preflight(path(), origin);
    expect(answer.status).toBe(204);
    expect(allowed(answer)).toBe(origin);
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST, GET");
    expect(answer.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("vary")).toContain("Origin");
  });

  test.each(["https://evil.example", "http://hr.example.com", "https://hr.example.com:444", "null"])(
    "from anywhere else is a 403: %s",
    async (origin) => {
      const answer = await preflight(path(), origin);
      expectProblem(answer, 403, "forbidden");
      expect(allowed(answer)).toBeNull();
    },
  );

  test.each([
    ["/embed/sessions", "POST"],
    ["/test_helpers/clock/advance", "POST"],
    ["/employers", "POST"],
  ])("for what no session may call is a 403: %s", async (address, method) => {
    const answer = await preflight(address, ours, method);
    expectProblem(answer, 403, "forbidden");
    expect(allowed(answer)).toBeNull();
  });
});

describe("a request with a session", () => {
  test("from its platform's origin is answered, with what pages need exposed", async () => {
    const answer = await service.call("GET", path(), { key: token, headers: { Origin: ours } });
    expect(answer.status).toBe(200);
    expect(allowed(answer)).toBe(ours);
    const exposed = answer.headers.get("access-control-expose-headers")?.split(", ");
    const needed = [
      "Date",
      "X-Platform-Time",
      "Retry-After",
      "X-Request-Id",
      "Idempotent-Replayed",
      "RateLimit",
    ];
    expect(exposed).toEqual(expect.arrayContaining([...needed, "RateLimit-Policy", "WWW-Authenticate"]));
  });

  test("from another platform's origin is a 403", async () => {
    const answer = await service.call("GET", path(), { key: token, headers: { Origin: theirs } });
    expectProblem(answer, 403, "forbidden");
  });

  test.each(["https://evil.example", "null"])(
    "from an unknown origin is a 403 that it cannot read: %s",
    async (origin) => {
      const answer = await service.call("GET", path(), { key: token, headers: { Origin: origin } });
      expectProblem(answer, 403, "forbidden");
      expect(allowed(answer)).toBeNull();
    },
  );

  test("without an origin is answered", async () => {
    const answer = await service.call("GET", path(), { key: token });
    expect(answer.status).toBe(200);
    expect(allowed(answer)).toBeNull();
    expect(answer.headers.get("vary")).toBe("Origin");
  });

  test("that is refused can be read by its page", async () => {
    const answer = await service.call("GET", path(), { key: "est_test_over", headers: { Origin: ours } });
    expectProblem(answer, 401, "unauthorized");
    expect(allowed(answer)).toBe(ours);
  });
});

test("a secret key from a browser is refused and says why, wherever it is from", async () => {
  for (const origin of [ours, "https://evil.example"]) {
    const answer = await service.call("GET", "/providers", {
      key: world.api_key,
      headers: { Origin: origin },
    });
    const problem = expectProblem(answer, 403, "forbidden");
    expect(problem.detail).toContain("secret key was sent from a browser");
  }
});

test("origins that the operator sets count within a second", async () => {
  const fresh = "https://new.example.com";
  expect((await preflight(path(), fresh)).status).toBe(403);
  await service.testStore.store.write((transaction) =>
    setAllowedOrigins(transaction, world.platform_id, [ours, fresh]),
  );
  service.clock.tick(999);
  expect((await preflight(path(), fresh)).status).toBe(204);
});
