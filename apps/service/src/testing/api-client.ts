import type { Plan, Problem, World } from "@enrolkit/contract";
import type { CallResponse, CallOptions, TestService } from "../http/testing.ts";
import { listEvents } from "../store/events.ts";
import { recordsOf } from "../store/records.ts";
import type { EventRow } from "../store/rows.ts";
import type { Records } from "../store/store.ts";

/** A service under test, in this process or in others. */
export type JourneyService = Pick<
  TestService,
  "call" | "world" | "session" | "advance" | "operatorToken" | "testStore"
>;

/** Calls the API over HTTP with one credential of a world. */
export class ApiClient {
  readonly service: JourneyService;
  readonly world: World;
  readonly key: string;

  constructor(service: JourneyService, world: World, key: string) {
    this.service = service;
    this.world = world;
    this.key = key;
  }

  /** Calls an operation; any status is fine. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<CallResponse<Body>> {
    return this.service.call<Body>(method, path, { key: this.key, body, ...options });
  }

  /** Calls an operation that must succeed; returns the body. */
  async ok<Body>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Body> {
    const response = await this.call<Body>(method, path, body, options);
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response.body;
  }

  /** Calls an operation that must be rejected with 400 and emit no event; returns the problem. */
  async rejected(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Problem> {
    const before = (await this.events()).length;
    const response = await this.call<Problem>(method, path, body, options);
    if (response.status !== 400) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    if ((await this.events()).length !== before)
      throw new Error(`${method} ${path} was rejected, and emitted an event.`);
    return response.body;
  }

  /** Returns every event of the world, oldest first. */
  async events(): Promise<EventRow[]> {
    const events = await this.service.testStore.store.read((transaction) =>
      listEvents(transaction, this.world.platform_id),
    );
    return events.toReversed();
  }

  /** Returns the types of the events that `cause` emits, in order. */
  async eventsOf(cause: () => Promise<unknown>): Promise<string[]> {
    const before = (await this.events()).length;
    await cause();
    return (await this.events()).slice(before).map(({ type }) => type);
  }
}

/** Changes rows in the store that no operation changes. */
export function changeRecords(
  { service, world }: ApiClient,
  change: (all: Records) => Promise<void>,
): Promise<void> {
  return service.testStore.store.write((transaction) => change(recordsOf(transaction, world.platform_id)));
}

/** Changes a plan of the world's catalogue. */
export function changePlan(client: ApiClient, id: string, change: Partial<Plan>): Promise<void> {
  return changeRecords(client, async ({ plans }) => plans.replace({ ...(await plans.get(id)), ...change }));
}
