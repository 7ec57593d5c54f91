import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import { createPlatformClient, service } from "../testing/service.ts";
import { createServerClient } from "./index.ts";
import {
  createNodeSessionHandler,
  createSessionHandler,
  type NodeRequest,
  type SessionHandlerOptions,
  type SessionSubject,
} from "./session-handler.ts";

afterEach(() => vi.restoreAllMocks());

/** Starts the backend of a platform, with an employee who is signed in. */
async function startBackend() {
  const world = await service.world();
  const [employee_id = ""] = world.employee_ids;
  const subject = { employer_id: world.employer_id, employee_id, acting_user_id: "user 7" };
  return { ...createPlatformClient(world), subject };
}

type Options = Omit<SessionHandlerOptions<unknown>, "identify"> & { identify: () => unknown };

/** Calls both handlers with a request of their kind, which must respond alike. */
async function post(options: Options) {
  const handler = createSessionHandler(options as SessionHandlerOptions<Request>);
  const response = await handler(new Request("https://hr.test/session", { method: "POST" }));
  const ofNodeHandler = createNodeSessionHandler(options as SessionHandlerOptions<NodeRequest>);
  const url = await listen((request, response) => void ofNodeHandler(request, response));
  const ofNode = await fetch(url, { method: "POST" });
  const [body, bodyOfNode] = [await response.json(), await ofNode.json()];
  expect(ofNode.status).toBe(response.status);
  for (const each of [response, ofNode]) {
    expect(each.headers.get("Content-Type")).toBe("application/json");
    expect(each.headers.get("Cache-Control")).toBe("no-store");
  }
  if (response.status !== 200) expect(bodyOfNode).toEqual(body);
  return { status: response.status, body: body as Record<string, string> };
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/session`;
}

describe("a session", () => {
  test("is created for the signed-in person, with its id and its subject", async () => {
    const { client, sent, subject } = await startBackend();
    const { status, body } = await post({ client, identify: () => subject });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^est_test_/),
      expiry: expect.any(String),
      id: expect.stringMatching(/^es_/),
      subject: `${subject.employer_id}.${subject.employee_id}`,
    });
    expect(await sent[0]?.json()).toEqual(subject);
    const headers = { Authorization: `Bearer ${body["token"]}` };
    const read = async (id: string) => (await fetch(`${service.url}/employees/${id}`, { headers })).status;
    expect(await read(subject.employee_id)).toBe(200);
  });

  test("is the employer's only when that is said in so many words", async () => {
    const { client, sent, subject } = await startBackend();
    const { employer_id } = subject;
    const { status, body } = await post({
      client,
      identify: async () => ({ employer_id, as: "employer", acting_user_id: "user 8" }),
    });
    expect(status).toBe(200);
    expect(body["subject"]).toBe(employer_id);
    expect(await sent[0]?.json()).toEqual({ employer_id, acting_user_id: "user 8" });
  });

  test("names the person behind it with their role, as receipts will", async () => {
    const { client, sent, subject } = await startBackend();
    const acting_user = { id: "user 8", name: "Ines Carvalho", role: "Chief Operating Officer" };
    const { employer_id } = subject;
    const identify = () => ({ employer_id, as: "employer" as const, acting_user });
    expect((await post({ client, identify })).status).toBe(200);
    expect(await sent[0]?.json()).toEqual({ employer_id, acting_user });
  });

  test("of an employer of record is another's for each customer", async () => {
    const subjects = [];
    const created = { token: "est_test_1", expiry: "2026-03-02T10:00:00Z", id: "es_1" };
    const client = { call: async () => created } as unknown as Options["client"];
    for (const external_customer_id of ["acme", "globex"]) {
      const identify = () => ({ employer_id: "er_1", as: "employer", external_customer_id });
      subjects.push((await post({ client, identify })).body["subject"]);
    }
    expect(subjects).toEqual(["er_1.acme", "er_1.globex"]);
  });
});

describe("onCreated", () => {
  test("gets the id, for a later sign-out, and no token", async () => {
    const { client, subject } = await startBackend();
    const onCreated = vi.fn<(session: object, request: unknown) => void>();
    const { body } = await post({ client, identify: () => subject, onCreated });
    const [created, request] = onCreated.mock.calls[0] ?? [];
    const { token: _token, ...others } = body;
    expect(created).toEqual(others);
    expect(request).toBeInstanceOf(Request);
  });

  test("that fails keeps the session from the page", async () => {
    const { client, subject } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    const failure = new Error("the store is full");
    const onCreated = () => Promise.reject(failure);
    const { status, body } = await post({ client, identify: () => subject, onCreated, onError });
    expect({ status, body }).toEqual({ status: 500, body: { error: "No session could be created." } });
    expect(onError.mock.calls[0]).toEqual([failure]);
  });
});

test.each([null, undefined, false, "", 0])(
  "responds with 401 when identify returns %j, without calling the service",
  async (nothing) => {
    const { client, sent } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    expect(await post({ client, identify: async () => nothing, onError })).toEqual({
      status: 401,
      body: { error: "No one is signed in." },
    });
    expect(sent).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  },
);

describe("an answer of identify that names no one clearly", () => {
  test.each<[unknown, string]>([
    [{ employer_id: "er_1", employee_id: undefined }, "an `employee_id` that is undefined, empty"],
    [{ employer_id: "er_1", employee_id: null }, "an `employee_id` that is undefined, empty"],
    [{ employer_id: "er_1", employee_id: "" }, "an `employee_id` that is undefined, empty"],
    [{ employer_id: "er_1", employee_id: " " }, "an `employee_id` that is undefined, empty"],
    [{ employer_id: "er_1", employee_id: 7 }, "an `employee_id` that is undefined, empty"],
    [{ employer_id: "er_1" }, 'neither `employee_id` nor `as: "employer"`'],
    [{ employer_id: "er_1", as: undefined }, 'neither `employee_id` nor `as: "employer"`'],
    [{ employer_id: "er_1", as: "admin" }, 'an `as` that is not "employer"'],
    [{ employer_id: "er_1", employee_id: "ee_1", as: "employee" }, 'an `as` that is not "employer"'],
    [{ employer_id: "er_1", employee_id: "ee_1", as: "employer" }, "both"],
    [{ employer_id: "er_1", employee_id: undefined, as: "employer" }, "both"],
    [{ employer_id: undefined, as: "employer" }, "no `employer_id`"],
    [{ employee_id: "ee_1" }, "no `employer_id`"],
    [{}, "no `employer_id`"],
    [[], "no `employer_id`"],
    ["ee_1", "a string"],
    [true, "a boolean"],
  ])("%j is a 500 and an error to the developer, never a session", async (returned, words) => {
    const { client, sent } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    const { status, body } = await post({ client, identify: () => returned, onError });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("employ");
    expect(sent).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(2);
    const [[error] = []] = onError.mock.calls;
    expect(error).toBeInstanceOf(TypeError);
    expect(error?.message).toContain(words);
    expect(error?.message).toContain('{ employer_id, as: "employer" }');
  });

  test("does not compile where its types are known", () => {
    expectType({ employer_id: "er_1", employee_id: "ee_1" });
    expectType({ employer_id: "er_1", as: "employer" });
    // @ts-expect-error -- An employer's session must be asked for in so many words.
    expectType({ employer_id: "er_1" });
    // @ts-expect-error -- An employee's session needs an id.
    expectType({ employer_id: "er_1", employee_id: undefined });
    // @ts-expect-error -- One or the other.
    expectType({ employer_id: "er_1", employee_id: "ee_1", as: "employer" });
    expect.assertions(0);
  });
});

function expectType(_subject: SessionSubject): void {}

describe("what goes wrong", () => {
  const thrown = new Error("password=hunter2 at db.internal");

  test.each([
    ["throws", () => Promise.reject(thrown)],
    [
      "throws at once",
      () => {
        throw thrown;
      },
    ],
  ])("in identify, when it %s, is a 500 without its words, and reaches onError", async (_, identify) => {
    const { client, sent } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    const { status, body } = await post({ client, identify, onError });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|db\.internal/);
    expect(onError.mock.calls).toEqual([[thrown], [thrown]]);
    expect(sent).toEqual([]);
  });

  test("reaches onError as an Error also where identify throws something else", async () => {
    const { client } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    await post({ client, identify: () => Promise.reject("a text"), onError });
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ cause: "a text" });
  });

  test.each([
    ["an unknown employee", 404, "not_found", { employee_id: `ee_${"0".repeat(32)}` }],
    ["an id of another form", 400, "invalid_request", { employee_id: "7" }],
    ["a customer that there is not", 400, "invalid_request", { external_customer_id: "acme" }],
  ])("at the service: %s is a 502 without its words, which onError gets", async (_, status, code, change) => {
    const { client, subject } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    const response = await post({ client, identify: () => ({ ...subject, ...change }), onError });
    expect(response.status).toBe(502);
    const error = onError.mock.calls[0]?.[0];
    expect(error).toBeInstanceOf(EnrolkitError);
    expect(error).toMatchObject({ status, code });
    expect(JSON.stringify(response.body)).not.toContain(error?.message);
  });

  test("at the service: a wrong key and a wrong address are a 502, which onError gets", async () => {
    const { subject } = await startBackend();
    const onError = vi.fn<(error: Error) => void>();
    const identify = () => subject;
    const wrongKey = createServerClient({ baseUrl: service.url, apiKey: "pk_test_unknown" });
    expect((await post({ client: wrongKey, identify, onError })).status).toBe(502);
    const nowhere = await listen((_request, response) => void response.end("<!doctype html><p>Welcome"));
    const wrongAddress = createServerClient({ baseUrl: nowhere, apiKey: "pk_test_unknown" });
    expect((await post({ client: wrongAddress, identify, onError })).status).toBe(502);
    expect(onError.mock.calls.map(([error]) => error)).toMatchObject([
      { status: 401, code: "unauthorized" },
      { status: 401, code: "unauthorized" },
      { code: "unexpected_response" },
      { code: "unexpected_response" },
    ]);
  });

  test("is written to the log of the server without onError, in the service's own words", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { subject } = await startBackend();
    const client = createServerClient({ baseUrl: service.url, apiKey: "pk_test_unknown" });
    await post({ client, identify: () => ({ ...subject, employee_id: "7" }) });
    await post({ client, identify: () => Promise.reject(thrown) });
    const lines = log.mock.calls.map((each) => each.map(String).join(" "));
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^\[enrolkit\] No session could be created: unauthorized \(401\): .*key.* Trace: /,
    );
    expect(lines[0]).not.toContain("pk_test_unknown");
    expect(lines[2]).toContain(thrown.message);
  });

  test("says which field the service rejects", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { client, subject } = await startBackend();
    await post({ client, identify: () => ({ ...subject, employee_id: "7" }) });
    expect(log.mock.calls[0]?.join(" ")).toContain("$.employee_id: ");
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("no monitoring");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no monitoring"))],
  ])("in an onError that %s changes no response, and is in the log", async (_, onError) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { client } = await startBackend();
    expect((await post({ client, identify: () => ({}), onError })).status).toBe(500);
    expect(log.mock.calls.map(([, error]) => String(error))).toContainEqual("Error: no monitoring");
  });
});

describe("whatever a callback of the host does", () => {
  const hostile = {
    toString() {
      throw new Error("no text");
    },
  };
  const fail = (thrown: unknown) => () => {
    throw thrown;
  };
  const callbacks: [string, Partial<Options>, number][] = [
    ...[new Error("down"), "a text", undefined, null, Symbol("s"), hostile].flatMap(
      (thrown): [string, Partial<Options>, number][] => [
        [`identify throws ${describeThrown(thrown)}`, { identify: fail(thrown) }, 500],
        [`onCreated throws ${describeThrown(thrown)}`, { onCreated: fail(thrown) }, 500],
        [
          `identify and onError throw ${describeThrown(thrown)}`,
          { identify: fail(thrown), onError: fail(thrown) },
          500,
        ],
      ],
    ),
    ["identify gives an id that cannot be read", { identify: () => ({ employer_id: hostile }) }, 500],
    [
      "identify gives a customer that cannot be read",
      { identify: () => ({ employer_id: "er_1", as: "employer", external_customer_id: hostile }) },
      500,
    ],
    [
      "identify gives a value that cannot be sent",
      { identify: () => ({ employer_id: "er_1", as: "employer", acting_user_id: 7n }) },
      500,
    ],
    ["identify gives an object that throws", { identify: () => new Proxy({}, { ownKeys: fail("no") }) }, 500],
    ["onError never ends", { identify: fail("down"), onError: () => new Promise(() => {}) }, 500],
  ];

  test.each(callbacks)("ends in a response, in Express and elsewhere: %s", async (_, callback, status) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { client, subject } = await startBackend();
    const options = { client, identify: () => subject, ...callback } as SessionHandlerOptions<NodeRequest>;
    const node = createNodeSessionHandler(options);
    const hosts = [
      express().use(express.json()).post("/session", node),
      // As Express 4 and Node's http do: what the handler returns is not looked at.
      (request: IncomingMessage, response: ServerResponse) => void node(request, response),
    ];
    for (const host of hosts) {
      const request = { method: "POST", body: "{}", signal: AbortSignal.timeout(10_000) };
      const headers = { "Content-Type": "application/json" };
      expect((await fetch(await listen(host), { ...request, headers })).status).toBe(status);
    }
  });
});

function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? "an Error" : typeof thrown;
}

test("a handler without client or identify throws when it is created", async () => {
  const { client } = await startBackend();
  for (const create of [createSessionHandler, createNodeSessionHandler]) {
    expect(() => create({ identify: () => null } as never)).toThrow(/`client`, from createServerClient/);
    expect(() => create({ client } as never)).toThrow(/`identify`, a function/);
  }
});

describe("the handlers in their frameworks", () => {
  async function handlers() {
    const { client, subject } = await startBackend();
    const identify = ({ headers }: { headers: Headers | NodeJS.Dict<string | string[]> }) => {
      const cookie = headers instanceof Headers ? headers.get("Cookie") : headers["cookie"];
      return cookie === "signed-in=yes" && subject;
    };
    return {
      standard: createSessionHandler({ client, identify }),
      node: createNodeSessionHandler({ client, identify }),
      client,
    };
  }

  async function statusesAt(url: string) {
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(url, { method: "POST", headers, signal: AbortSignal.timeout(10_000) })).status;
    return [
      await statusWith({ Cookie: "signed-in=yes" }),
      await statusWith({}),
      await statusWith({ Cookie: "signed-in=yes", "Content-Type": "application/json" }),
    ];
  }

  test("Express, also behind its parsers", async () => {
    const { node, standard } = await handlers();
    const app = express().post("/session", node);
    expect(await statusesAt(await listen(app))).toEqual([200, 401, 200]);
    const parsed = express().use(express.json(), express.urlencoded()).post("/session", node);
    expect(await statusesAt(await listen(parsed))).toEqual([200, 401, 200]);
    // @ts-expect-error -- The standard handler would never write to Express's response.
    expect(() => express().post("/session", standard)).not.toThrow();
  });

  test("Express, which gives identify its own request", async () => {
    const { client } = await handlers();
    const seen: unknown[] = [];
    const app = express()
      .use((request, _response, next) => {
        Object.assign(request, { user: "ada" });
        next();
      })
      .post(
        "/session",
        createNodeSessionHandler({
          client,
          identify(request: express.Request & { user?: string }) {
            seen.push(request.user, request.path);
            return null;
          },
        }),
      );
    await statusesAt(await listen(app));
    expect(seen.slice(0, 2)).toEqual(["ada", "/session"]);
  });

  test("Node's http", async () => {
    const { node, standard } = await handlers();
    expect(await statusesAt(await listen((request, response) => void node(request, response)))).toEqual([
      200, 401, 200,
    ]);
    // @ts-expect-error -- It takes no request of Node's.
    const listener: (request: IncomingMessage) => unknown = standard;
    expect(listener).toBe(standard);
  });

  test("Hono", async () => {
    const { standard, node } = await handlers();
    const app = new Hono().post("/session", (context) => standard(context.req.raw));
    const statusWith = async (headers: Record<string, string>) =>
      (await app.request("/session", { method: "POST", headers })).status;
    expect([await statusWith({ Cookie: "signed-in=yes" }), await statusWith({})]).toEqual([200, 401]);
    // @ts-expect-error -- It takes a Request, not Hono's context.
    expect(new Hono().post("/session", standard)).toBeDefined();
    // @ts-expect-error -- There is no response of Node's.
    expect(new Hono().post("/session", node)).toBeDefined();
  });

  test("Fastify", async () => {
    const { standard, node } = await handlers();
    const app = fastify().post("/session", ({ method, headers }) =>
      standard(new Request("https://hr.test", { method, headers: headers as Record<string, string> })),
    );
    onTestFinished(() => app.close());
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    expect((await statusesAt(`${origin}/session`)).slice(0, 2)).toEqual([200, 401]);
    // @ts-expect-error -- It takes a Request, not Fastify's.
    expect(fastify().post("/session", standard)).toBeDefined();
    // @ts-expect-error -- Fastify's reply is no response of Node's.
    expect(fastify().post("/session", node)).toBeDefined();
  });

  test("a route handler of Next.js", async () => {
    const { standard, node } = await handlers();
    type RouteHandler = (request: Request, context: object) => Promise<Response>;
    const POST: RouteHandler = standard;
    expect((await POST(new Request("https://hr.test"), {})).status).toBe(401);
    // @ts-expect-error -- It returns no Response.
    const wrong: RouteHandler = node;
    await expect(wrong(new Request("https://hr.test"), {})).rejects.toThrow(/use createSessionHandler/);
  });

  test("the wrong handler says which is the right one, and does not hang", async () => {
    const { standard } = await handlers();
    const errors: unknown[] = [];
    const app = express()
      .post("/session", standard as unknown as express.RequestHandler)
      .use(((error, _request, response, _next) => {
        errors.push(error);
        response.sendStatus(500);
      }) as express.ErrorRequestHandler);
    expect(await statusesAt(await listen(app))).toEqual([500, 500, 500]);
    expect(String(errors[0])).toContain("use createNodeSessionHandler");
  });

  test("a response that a time-out has ended meanwhile is left alone", async () => {
    const { client } = await handlers();
    const url = await listen((request, response) => {
      const handler = createNodeSessionHandler({
        client,
        identify() {
          response.writeHead(503).end("too slow");
          return null;
        },
      });
      void handler(request, response);
    });
    expect((await fetch(url)).status).toBe(503);
  });
});
