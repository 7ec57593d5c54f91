import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import type { EmbedSession, World, WorldInput } from "@enrolkit/contract";
import type { Router } from "express";
import { createEnrolkit, type Enrolkit } from "../app.ts";
import type { Insurer } from "../insurer/insurer.ts";
import type { Handler } from "../operations/handle.ts";
import { readSettings, type Settings } from "../settings.ts";
import { openTestStore, type TestStore } from "../store/testing.ts";
import { noteResponse } from "../testing/note-response.ts";
import { createLogger } from "./logging.ts";
import { createHttpServer, drain, standAlone } from "../stand-alone.ts";

/** Real time of a test, which moves when the test says so. */
export class ManualClock {
  #now = Date.parse("2026-12-01T09:30:00Z");

  readonly now = () => this.#now;

  tick(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface CallOptions {
  /** An API key, session token or the operator's token; none: no `Authorization`. */
  key?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CallResponse<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON of the body; undefined when it is empty or something else. */
  body: Body;
}

/** Tests name the body that they expect: `call<EnrolmentIntent>(…)`. */
export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<CallResponse<Body>>;

export interface TestService {
  baseUrl: string;
  operatorToken: string;
  clock: ManualClock;
  testStore: TestStore;
  service: Enrolkit;
  /** Every line that was logged. */
  logged: string[];
  call: Call;
  world(input?: Partial<WorldInput>): Promise<World>;
  /** Mints a session; of an employee when one is named. */
  session(world: World, employeeId?: string): Promise<EmbedSession>;
  /** Moves a world's clock and does what falls due on the way. */
  advance(world: World, seconds: number): Promise<void>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  engine?: "sqlite" | "postgres";
  clock?: ManualClock;
  mode?: "test" | "live";
  settings?: Partial<Settings>;
  /** Instead of the simulated one. */
  insurer?: Insurer;
  /** Instead of the service's own. */
  handlers?: readonly Handler[];
  /** The world that the API pages have ids of; none by default. */
  sandbox?: () => World | undefined;
  /** A host that mounts the router at a path; by default the stand-alone app. */
  host?: { app: (router: Router) => RequestListener; path: string };
  /** Whether due work is done by itself too, not only when the clock is advanced. */
  work?: boolean;
}

/**
 * The real service on a free port and a store of its own, every response held to the contract. Time only
 * moves when the test moves it.
 */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { clock = new ManualClock(), mode = "test", insurer, handlers } = options;
  const testStore = await openTestStore(options.engine ?? "sqlite");
  const operatorToken = "op_test_of_the_tests_0123456789abcdef";
  const settings: Settings = {
    ...readSettings({
      ENROLKIT_MODE: mode,
      ENROLKIT_INSURER: "simulated",
      ENROLKIT_PORT: "0",
      ENROLKIT_DATA_DIR: testStore.options.dataDir,
    }),
    validateResponses: true,
    operatorToken,
    ...options.settings,
  };
  const logged: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      logged.push(String(line));
      done();
    },
  });
  // The service closes its store; the test's is disposed of afterwards.
  const store = { ...testStore.store, close: async () => {} };
  const service = createEnrolkit({
    settings,
    store,
    clock,
    logger: createLogger("info", stream),
    ...(insurer && { insurer }),
    ...(handlers && { handlers }),
    ...(options.sandbox && { sandbox: { read: options.sandbox, write: () => undefined } }),
  });
  const server = createHttpServer(
    options.host?.app(service.router) ?? standAlone(service.router, settings.trust),
  );
  await new Promise<void>((resolve) => server.listen(0, settings.host, resolve));
  if (options.work) await service.start();
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}${options.host?.path ?? ""}`;

  const call: Call = (method, path, callOptions) => callService(baseUrl, method, path, callOptions);
  const must = async <Body>(method: string, path: string, options: CallOptions): Promise<Body> => {
    const response = await call<Body>(method, path, options);
    if (response.status === 200) return response.body;
    throw new Error(`${method} ${path} gave ${response.status}: ${response.text}`);
  };

  return {
    baseUrl,
    operatorToken,
    clock,
    testStore,
    service,
    logged,
    call,
    world: (input) =>
      must("POST", "/test_helpers/worlds", {
        key: operatorToken,
        body: { platform_type: "payroll_provider", ...input },
      }),
    session: (world, employee_id) =>
      must("POST", "/embed/sessions", {
        key: world.api_key,
        body: {
          employer_id: world.employer_id,
          employee_id,
          external_customer_id: world.external_customer_id,
        },
      }),
    advance: async (world, seconds) => {
      await must("POST", "/test_helpers/clock/advance", { key: world.api_key, body: { seconds } });
    },
    async stop() {
      await service.stop(drain(server, 10_000));
      await testStore.dispose();
    },
  };
}

export async function callService<Body>(
  baseUrl: string,
  method: string,
  path: string,
  { key, body, headers }: CallOptions = {},
): Promise<CallResponse<Body>> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  noteResponse(method, path, response.status);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const parsed = (isJson && text !== "" ? JSON.parse(text) : undefined) as Body;
  return { status: response.status, headers: response.headers, text, body: parsed };
}
