import { gzipSync } from "node:zlib";
import type { World } from "@enrolkit/contract";
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from "express";
import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../testing/requests.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { callService, startTestService } from "./testing.ts";

/** A cookie for each visitor, which the response gets when its head is written. */
const session: RequestHandler = (_, response, next) => {
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    response.setHeader("Set-Cookie", "host.session=1; HttpOnly");
    return Reflect.apply(writeHead, response, args) as typeof response;
  };
  next();
};

const hostErrors: ErrorRequestHandler = (error: { status?: number; type?: string }, _, response, _next) => {
  response.status(error.status ?? 500).json({ host: error.type });
};

/** An app with settings that are not ours. */
function hostOf(router: Router, ...before: RequestHandler[]): Express {
  const app = express();
  app.set("etag", "strong").set("json spaces", 2).set("query parser", "extended").set("trust proxy", 1);
  app.use(session, ...before);
  app.get("/hello", (_, response) => void response.json({ hello: "world" }));
  app.use("/benefits-api", router);
  app.get("/benefits-api/own", (_, response) => void response.send("the host's"));
  app.use((_, response) => void response.status(404).send("The host has no such page."));
  app.use(hostErrors);
  return app;
}

const host = {
  app: (router: Router) => hostOf(router, express.json(), express.urlencoded({ extended: true })),
  path: "/benefits-api",
};
const service = await serviceOfFile({ host });
const { origin } = new URL(service.baseUrl);

describe("in an app that parses bodies itself", () => {
  test("a journey goes from its start to the policy", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    await journey.create();
    expect((await journey.reach("enrolled")).status).toBe("enrolled");
  });

  test.each(servedOperations.filter(({ method }) => method !== "GET"))(
    "$method $path succeeds",
    async (operation) => {
      const journey = await Journey.begin(service);
      const request = await requestFor(operation, journey);
      const response = await send(service, operation, request, { key: keyFor(operation, journey) });
      expect(response).toMatchObject({ status: operation.success.status });
    },
  );

  test("an idempotency key replays the same bytes", async () => {
    const { api_key: key } = await service.world();
    const headers = { "Idempotency-Key": "mounted" };
    const make = () =>
      service.call("POST", "/employers", { key, headers, body: { name: "Once", country: "ie" } });
    const [first, second] = [await make(), await make()];
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.text).toBe(first.text);
  });

  test("the host's own routes are its own", async () => {
    const hello = await callService(origin, "GET", "/hello");
    expect(hello.text).toBe('{\n  "hello": "world"\n}');
    expect(hello.headers.get("etag")).toBeTruthy();
    expect(hello.headers.get("x-request-id")).toBeNull();
    expect((await callService(origin, "GET", "/nothing")).text).toBe("The host has no such page.");
  });

  test("what the host's parser rejects is the host's error", async () => {
    const response = await fetch(`${service.baseUrl}/employers`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ host: "entity.parse.failed" });
  });
});

describe("a body that the host has parsed is judged as a value", () => {
  const person = {
    first_name: "Zoë",
    last_name: "Okafor",
    date_of_birth: "2020-02-29",
    sex_at_birth: "female",
    relationship_type: "child",
  };
  const post = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    const world = await service.world();
    const path = `/employees/${world.employee_ids[0]}/associated_persons`;
    const response = await fetch(`${service.baseUrl}${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${world.api_key}`, "Content-Type": "application/json", ...headers },
      body,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown };
  };
  const errorsOf = async (body: string) => expectProblem(await post(body), 400, "invalid_request").errors;

  test("it counts, however it was encoded", async () => {
    expect((await post(JSON.stringify(person))).status).toBe(200);
    const zipped = gzipSync(JSON.stringify(person));
    expect((await post(zipped, { "Content-Encoding": "gzip" })).status).toBe(200);
  });

  test.each(["application/x-www-form-urlencoded", "text/plain"])(
    "%s is a 415, also where the host has read it",
    async (type) => {
      expectProblem(await post("first_name=Zo", { "Content-Type": type }), 415, "invalid_request");
    },
  );

  test("depth, text and unknown keys are looked at", async () => {
    expect((await errorsOf('{"a":'.repeat(17) + "1" + "}".repeat(17)))?.$?.[0]).toContain("16 levels");
    expect(await errorsOf(JSON.stringify(person).replace("Zoë", "\\ud800"))).toHaveProperty(["$.first_name"]);
    expect(await errorsOf(JSON.stringify({ ...person, nickname: "Zo" }))).toHaveProperty(["$.nickname"]);
    expect(await errorsOf(`{"__proto__": {}, ${JSON.stringify(person).slice(1)}`)).toHaveProperty([
      "$.__proto__",
    ]);
    expect(await errorsOf("[]")).toHaveProperty(["$"]);
  });

  test("no body is no body, whatever the parser makes of it", async () => {
    const filling: RequestHandler = (request, _, next) => {
      request.body ??= {};
      next();
    };
    const other = await startTestService({
      host: { app: (router) => hostOf(router, express.json(), filling), path: "/benefits-api" },
    });
    const { api_key: key } = await other.world();
    expect(
      expectProblem(await other.call("POST", "/employers", { key }), 400, "invalid_request").detail,
    ).toContain("The body is empty");
    await other.stop();
  });

  test("bytes that the host leaves raw are read by our rules", async () => {
    const other = await startTestService({
      host: { app: (router) => hostOf(router, express.raw({ type: "*/*" })), path: "/benefits-api" },
    });
    const { api_key: key } = await other.world();
    const body = { name: "Raw", country: "ie" };
    expect((await other.call("POST", "/employers", { key, body })).status).toBe(200);
    await other.stop();
  });

  test("a body that was read and thrown away is a 500 that the log explains, never a request that hangs", async () => {
    const swallowing: RequestHandler = (request, _, next) => {
      request.resume().on("end", () => next());
    };
    const other = await startTestService({
      host: { app: (router) => hostOf(router, swallowing), path: "/benefits-api" },
    });
    const response = await other.call("POST", "/test_helpers/worlds", {
      key: other.operatorToken,
      body: { platform_type: "hr_platform" },
    });
    expectProblem(response, 500, "internal_error");
    expect(other.logged.join("")).toContain("was read before the router");
    await other.stop();
  });
});

describe("the host's settings change nothing", () => {
  let world: World;
  const get = (path: string, headers: Record<string, string> = {}) =>
    service.call("GET", path, { key: world.api_key, headers });

  test("no ETag, no spaces, no 304, no X-Powered-By; the host's cookie is on it", async () => {
    world = await service.world();
    const response = await get("/providers", { "If-None-Match": "*" });
    expect(response.status).toBe(200);
    expect(response.text).toBe(JSON.stringify(response.body));
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("set-cookie")).toContain("host.session");
    expect((await service.call("GET", "/healthz")).headers.get("etag")).toBeNull();
  });

  test.each(["/Providers", "/providers/", "/PROVIDERS/x"])("%s leads nowhere", async (path) => {
    const { instance } = expectProblem(await get(path), 404, "not_found");
    expect(instance).toBe(`/benefits-api${path}`);
  });

  test("paths below the mount path are the router's: the host's route behind it is never reached", async () => {
    expectProblem(await get("/own"), 404, "not_found");
  });

  test("the query is read as sent", async () => {
    expect((await get("/plans?page[]=1&page_size=2")).body).toMatchObject({ page_size: 2 });
    const { errors } = expectProblem(await get("/plans?page=1&page=1"), 400, "invalid_request");
    expect(errors?.page?.[0]).toContain("once");
  });

  test("preflights and wrong methods are the router's", async () => {
    const { allowed_origin: Origin } = world;
    const preflight = await service.call("OPTIONS", "/providers", {
      headers: { Origin, "Access-Control-Request-Method": "GET" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(Origin);
    expect((await service.call("PUT", "/providers")).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  test("the API pages and the description know where they are", async () => {
    const root = await service.call("GET", "/");
    expect(root.headers.get("location")).toBe("/benefits-api/docs");
    const { text } = await service.call("GET", "/docs");
    for (const [, address] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect(address).toMatch(/^\/benefits-api\/(docs|openapi\.json)/);
      expect((await callService(origin, "GET", address ?? "")).status).toBe(200);
    }
    expect(text).toContain('data-mount-path="/benefits-api"');
    expect((await service.call("GET", "/openapi.json")).body).toMatchObject({
      servers: [{ url: "/benefits-api" }],
    });
  });
});

test("behind the host's proxies its `trust proxy` says what came over HTTPS", async () => {
  const trusting = await startTestService({ mode: "live", host });
  const headers = { "X-Forwarded-Proto": "https" };
  expectProblem(await trusting.call("GET", "/providers"), 400, "invalid_request");
  expectProblem(await trusting.call("GET", "/providers", { headers }), 401, "unauthorized");
  await trusting.stop();

  const app = (router: Router) => hostOf(router).set("trust proxy", false);
  const distrusting = await startTestService({
    mode: "live",
    host: { app, path: "/benefits-api" },
    settings: { trust: { hops: 1 } },
  });
  expectProblem(await distrusting.call("GET", "/providers", { headers }), 400, "invalid_request");
  await distrusting.stop();
});

test("below a path with a parameter, in a router of the host", async () => {
  const app = (router: Router) => express().use("/:tenant", Router({ mergeParams: true }).use("/b", router));
  const nested = await startTestService({ host: { app, path: "/acme/b" } });
  const world = await nested.world();
  const response = await nested.call("GET", `/providers/${world.provider_ids[0]}`, { key: world.api_key });
  expect(response.status).toBe(200);
  await nested.stop();
});
