import type { Problem, World } from "@enrolkit/contract";
import type { CallResponse, CallOptions, TestService } from "../http/testing.ts";
import { listEvents } from "../store/events.ts";
import type { EventRow } from "../store/rows.ts";

/** Where a journey takes place: a service of a test, in this process or in others. */
export type JourneyService = Pick<
  TestService,
  "call" | "world" | "session" | "advance" | "operatorToken" | "testStore"
>;

/** Somebody with a credential in a world, over HTTP. */
export class Caller {
  readonly service: JourneyService;
  readonly world: World;
  readonly key: string;

  constructor(service: JourneyService, world: World, key: string) {
    this.service = service;
    this.world = world;
    this.key = key;
  }

  /** Any call, whatever it answers. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<CallResponse<Body>> {
    return this.service.call<Body>(method, path, { key: this.key, body, ...options });
  }

  /** A call that must succeed. */
  async ok<Body>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Body> {
    const answer = await this.call<Body>(method, path, body, options);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  /** A call that must be refused with 400, without any event; answers the problem. */
  async refused(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Problem> {
    const before = (await this.events()).length;
    const answer = await this.call<Problem>(method, path, body, options);
    if (answer.status !== 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    if ((await this.events()).length !== before)
      throw new Error(`${method} ${path} was refused and emitted.`);
    return answer.body;
  }

  /** Every event of the world, oldest first. */
  async events(): Promise<EventRow[]> {
    const events = await this.service.testStore.store.read((transaction) =>
      listEvents(transaction, this.world.platform_id),
    );
    return events.toReversed();
  }

  /** The types of the events that something caused, in order. */
  async eventsOf(cause: () => Promise<unknown>): Promise<string[]> {
    const before = (await this.events()).length;
    await cause();
    return (await this.events()).slice(before).map(({ type }) => type);
  }
}
