import type { OperationName } from "@enrolkit/contract";
import { endpoints } from "@enrolkit/contract/endpoints";
import { settle } from "./fake-engine.ts";
import { operations } from "./fake-operations.ts";
import { createWorld, newId, type FakeWorld, type WorldOptions } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

export interface SentRequest {
  readonly operation: OperationName;
  readonly body: unknown;
  readonly key: string | null;
  readonly token: string;
  /** What it asks to be answered in. */
  readonly language: string | null;
}

/** What the next request to an operation meets. `lost`: it takes effect, and its answer does not arrive. */
export type Mishap = "network" | "lost" | Refusal;

export interface FakeService {
  readonly fetch: typeof globalThis.fetch;
  readonly world: FakeWorld;
  /** What reached the service, oldest first. */
  readonly requests: SentRequest[];
  readonly sent: (operation: OperationName) => SentRequest[];
  /** What an operation's next requests meet, each once. */
  readonly mishaps: Map<OperationName, Mishap[]>;
  /** Mints a session, as the page's backend does. */
  readonly mint: () => { token: string; expiry: string };
  /** From now on the tokens minted so far are refused. */
  readonly expireSessions: () => void;
  /** Requests wait until it is called off. */
  readonly stall: (operation: OperationName) => () => void;
}

interface Asked {
  params: object;
  body: unknown;
  query: Readonly<Record<string, string>>;
  language: string | null;
}

/** The service in memory, behind a `fetch`. Whatever waits on it moves on at the next look, unless `world.held`. */
export function createFakeService(options: WorldOptions = {}): FakeService {
  const world = createWorld(options);
  const requests: SentRequest[] = [];
  const mishaps = new Map<OperationName, Mishap[]>();
  const stalls = new Map<OperationName, Promise<void>>();
  const replays = new Map<string, unknown>();
  const valid = new Set<string>();
  let minted = 0;

  async function answer(request: Request): Promise<Response> {
    const token = request.headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    if (!valid.has(token)) throw new Refusal("unauthorized");
    const url = new URL(request.url);
    const { operation, params } = route(request.method, url.pathname);
    const query = Object.fromEntries(url.searchParams);
    const language = request.headers.get("Accept-Language");
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const key = request.headers.get("Idempotency-Key");
    requests.push({ operation, body, key, token, language });
    await stalls.get(operation);
    const mishap = mishaps.get(operation)?.shift();
    if (mishap === "network") throw new TypeError("Failed to fetch");
    if (mishap instanceof Refusal) throw mishap;
    const result = perform(operation, { params, body, query, language }, key && `${token} ${key}`);
    if (mishap === "lost") throw new TypeError("Failed to fetch");
    return result === undefined ? new Response(null, { status: 204 }) : json(200, result);
  }

  function perform(operation: OperationName, asked: Asked, replay: string | null): unknown {
    if (replay !== null && replays.has(replay)) return replays.get(replay);
    const look = operation.startsWith("List") || operation.startsWith("Retrieve");
    if (look && !world.held) settle(world);
    const handler = operations[operation] as ((world: FakeWorld, request: Asked) => unknown) | undefined;
    if (handler === undefined) throw new Refusal("not_found");
    const result = structuredClone(handler(world, asked));
    if (replay !== null) replays.set(replay, result);
    return result;
  }

  function json(status: number, body: unknown): Response {
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        "Content-Type": status === 200 ? "application/json" : "application/problem+json",
        "X-Platform-Time": new Date(world.now).toISOString(),
      },
    });
  }

  return {
    world,
    requests,
    mishaps,
    sent: (operation) => requests.filter((request) => request.operation === operation),
    async fetch(input, init) {
      try {
        return await answer(new Request(input, init));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return json(error.problem.status, error.problem);
      }
    },
    mint() {
      minted += 1;
      const token = newId("est_test");
      valid.add(token);
      return { token, expiry: new Date(Date.now() + 3_600_000 + minted).toISOString() };
    },
    expireSessions: () => valid.clear(),
    stall(operation) {
      let release = () => {};
      stalls.set(operation, new Promise((resolve) => (release = resolve)));
      return () => {
        stalls.delete(operation);
        release();
      };
    },
  };
}

function route(method: string, path: string): { operation: OperationName; params: Record<string, string> } {
  for (const [operation, [verb, template]] of Object.entries(endpoints)) {
    const names: string[] = [];
    const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return "([^/]+)";
    });
    const match = verb === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match === null) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
    return { operation: operation as OperationName, params };
  }
  throw new Refusal("not_found");
}
