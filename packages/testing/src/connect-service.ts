import type {
  ClockAdvance,
  OperationNamed,
  OperationRequest,
  OperationResult,
  World,
  WorldInput,
} from "@enrolkit/contract";
import { endpoints } from "./generated/endpoints.ts";

export { endpoints };

/** What another process, or a page, needs to reach the service; plain data. */
export interface Connection {
  /** Where the service listens, on this machine. */
  readonly url: string;
  /** Lets the bearer make worlds and move their clocks: for tests alone. */
  readonly operatorToken: string;
  /** How far the service's clock is ahead of the system's, in milliseconds. */
  readonly clockAheadMs: number;
}

/** What `getSession` of the SDK hands on. */
export interface Session {
  /** Names it at the service, `es_…`. */
  readonly id: string;
  /** For the page alone. */
  readonly token: string;
  /** By the system's clock, which is also the page's. */
  readonly expiry: string;
}

/** Whose session it is: an employee's, by default the first of the world, or an employer's, by default the world's. */
export type SessionOf =
  | { readonly employeeId?: string | undefined }
  | { readonly as: "employer"; readonly employerId?: string | undefined };

/** Every operation that the service serves. */
export type EndpointName = keyof typeof endpoints;
type Request<Name extends EndpointName> = OperationRequest<OperationNamed<Name>>;
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Path parameters, query and body of an operation, each only where it has some. */
export type CallInput<Name extends EndpointName> = Part<"params", Request<Name>["params"]> &
  Part<"query", Request<Name>["query"]> &
  Part<"body", Request<Name>["body"]>;

/** The input is optional where the operation needs none. */
export type CallArguments<Name extends EndpointName> =
  Partial<CallInput<Name>> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type CallResult<Name extends EndpointName> = OperationResult<OperationNamed<Name>>;

/** A service that runs in this process or in another one. */
export interface ConnectedService {
  /** Its address, for `baseUrl`. */
  readonly url: string;
  /**
   * Makes a platform of its own, with an employer, two groups, three employees and the demo catalogue: one for each
   * test, so that tests never meet. By default a payroll provider's, whose group is offered health and life cover.
   */
  world(input?: Partial<WorldInput>): Promise<World>;
  /** Mints a session, as the page's backend does. */
  session(world: World, of?: SessionOf): Promise<Session>;
  /**
   * Calls an operation with the platform's key, as its backend does. Throws a ServiceCallError unless it is answered
   * with success.
   */
  call<Name extends EndpointName>(
    world: World,
    operation: Name,
    ...input: CallArguments<Name>
  ): Promise<CallResult<Name>>;
  /** The clock of a world's platform, which rules dates, ages and deadlines. It ticks, and only moves forward. */
  readonly clock: {
    /** In milliseconds since 1970. */
    now(world: World): Promise<number>;
    /** Moves it `to` a moment or on by `seconds`. Whatever falls due on the way is done when it resolves. */
    advance(world: World, by: ClockAdvance): Promise<void>;
  };
  /** Brings an intent into a status by the triggers of its workflow. */
  force(world: World, intentId: string, status: string): Promise<void>;
  /** Resolves once nothing is due in the world any more: evaluation, screening, the insurer's decisions. */
  runDueWork(world: World): Promise<void>;
  /**
   * Keeps due work of a world undone until the function it resolves with is called. Meanwhile its clock cannot be
   * advanced.
   */
  hold(world: World): Promise<() => Promise<void>>;
}

/** An operation was answered with a problem. */
export class ServiceCallError extends Error {
  readonly status: number;
  /** The problem as it was sent (RFC 9457). */
  readonly problem: unknown;

  constructor(what: string, status: number, text: string) {
    super(`${what} was answered ${status}: ${text}`);
    this.name = "ServiceCallError";
    this.status = status;
    this.problem = text.startsWith("{") ? JSON.parse(text) : undefined;
  }
}

/**
 * Reaches a service that another process has started. It needs nothing but `fetch`, and keeps the one that is there
 * now: a test may put another in its place for the page.
 */
export function connectService({ url, operatorToken, clockAheadMs }: Connection): ConnectedService {
  const { fetch } = globalThis;

  async function send(token: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ServiceCallError(`${method} ${path}`, response.status, text);
    const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
    return isJson ? JSON.parse(text) : text === "" ? undefined : text;
  }

  const call: ConnectedService["call"] = async (world, operation, ...[input]) => {
    const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    const [method, template] = endpoints[operation];
    const result = await send(world.api_key, method, pathOf(template, params) + queryOf(query), body);
    return result as never;
  };

  const advance = async (world: World, by: ClockAdvance): Promise<void> => {
    await call(world, "AdvanceClock", { body: by });
  };

  return {
    url,
    world: async (input) =>
      (await send(operatorToken, "POST", "/test_helpers/worlds", {
        platform_type: "payroll_provider",
        ...input,
      })) as World,
    async session(world, of = {}) {
      const employee_id = "as" in of ? undefined : (of.employeeId ?? world.employee_ids[0]);
      const employer_id = ("as" in of ? of.employerId : undefined) ?? world.employer_id;
      const { external_customer_id } = world;
      const { id, token, expiry } = await call(world, "CreateEmbedSession", {
        body: { employer_id, external_customer_id, ...(employee_id !== undefined && { employee_id }) },
      });
      return { id, token, expiry: new Date(Date.parse(expiry) - clockAheadMs).toISOString() };
    },
    call,
    clock: {
      now: async (world) => Date.parse((await call(world, "RetrieveClock")).now),
      advance,
    },
    async force(world, intentId, status) {
      await call(world, "ForceIntent", { params: { intent_id: intentId }, body: { status } });
    },
    // Advancing ends when all that is due is done; no smaller step than a second can be asked for.
    runDueWork: (world) => advance(world, { seconds: 1 }),
    async hold(world) {
      const path = `/testing/holds/${world.platform_id}`;
      await send(operatorToken, "PUT", path);
      return async () => void (await send(operatorToken, "DELETE", path));
    },
  };
}

function pathOf(template: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function queryOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? "" : `?${search}`;
}
