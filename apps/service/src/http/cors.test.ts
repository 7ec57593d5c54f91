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
const allowed = (response: { headers: Headers }) => response.headers.get("access-control-allow-origin");

function preflight(address: string, origin: string, method = "POST") {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": "authorization",
  };
  return service.call("OPTIONS", address, { headers });
}

describe("a preflight", () => {
  test.each([ours, theirs])("is allowed for every platform's origins: %s", async (origin) => {
    const response = await preflight(path(), origin);
    expect(response.status).toBe(204);
    expect(allowed(response)).toBe(origin);
    expect(response.headers.get("access-control-allow-methods")).toBe("POST, GET");
    expect(response.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("vary")).toContain("Origin");
  });

  test.each(["https://evil.example", "http://hr.example.com", "https://hr.example.com:444", "null"])(
    "from anywhere else is a 403: %s",
    async (origin) => {
      const response = await preflight(path(), origin);
      expectProblem(response, 403, "forbidden");
      expect(allowed(response)).toBeNull();
    },
  );

  test.each([
    ["/embed/sessions", "POST"],
    ["/test_helpers/clock/advance", "POST"],
    ["/employers", "POST"],
  ])("for what no session may call is a 403: %s", async (address, method) => {
    const response = await preflight(address, ours, method);
    expectProblem(response, 403, "forbidden");
    expect(allowed(response)).toBeNull();
  });
});

describe("a request with a session", () => {
  test("from its platform's origin succeeds, with what pages need exposed", async () => {
    const response = await service.call("GET", path(), { key: token, headers: { Origin: ours } });
    expect(response.status).toBe(200);
    expect(allowed(response)).toBe(ours);
    const exposed = response.headers.get("access-control-expose-headers")?.split(", ");
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
    const response = await service.call("GET", path(), { key: token, headers: { Origin: theirs } });
    expectProblem(response, 403, "forbidden");
  });

  test.each(["https://evil.example", "null"])(
    "from an unknown origin is a 403 that it cannot read: %s",
    async (origin) => {
      const response = await service.call("GET", path(), { key: token, headers: { Origin: origin } });
      expectProblem(response, 403, "forbidden");
      expect(allowed(response)).toBeNull();
    },
  );

  test("without an origin succeeds", async () => {
    const response = await service.call("GET", path(), { key: token });
    expect(response.status).toBe(200);
    expect(allowed(response)).toBeNull();
    expect(response.headers.get("vary")).toBe("Accept-Language, Origin");
  });

  test("that fails can be read by its page", async () => {
    const response = await service.call("GET", path(), { key: "est_test_over", headers: { Origin: ours } });
    expectProblem(response, 401, "unauthorized");
    expect(allowed(response)).toBe(ours);
  });
});

test("a secret key from a browser is rejected, and the problem says why, wherever it is from", async () => {
  for (const origin of [ours, "https://evil.example"]) {
    const response = await service.call("GET", "/providers", {
      key: world.api_key,
      headers: { Origin: origin },
    });
    const problem = expectProblem(response, 403, "forbidden");
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
