import type { Paged } from "@enrolkit/types";
import type { Operations } from "./generated/operations.ts";
import type { sessionEndpoints } from "./generated/session-endpoints.ts";

/** The name of an operation that the service serves. */
export type EndpointName = keyof Operations;

/** The name of an operation that an embed session can call, and so a browser. */
export type SessionEndpointName = keyof typeof sessionEndpoints;

/** The result of an operation: the resource, the text of a file, or undefined for a 204. */
export type CallResult<Name extends EndpointName> = Operations[Name]["result"];

/** The name of an operation that returns a paged list. */
export type ListName = {
  [Name in EndpointName]: CallResult<Name> extends Paged<unknown> ? Name : never;
}[EndpointName];

/** The type of the items of a list. */
export type ListItem<Name extends ListName> = CallResult<Name> extends Paged<infer Item> ? Item : never;

/**
 * What `CallOptions.reread` found after a session renewal: the POST had taken effect, and this is its result, or it had
 * not and can be sent again.
 */
export type RereadResult<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false };

type OptionalWhenEmpty<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value };

export interface CommonCallOptions<Result> {
  /** Aborts the call at once; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /**
   * POST only. Use one key for each action of a person: the same key when the action is tried again, a new key once
   * anything about it has changed. Without it the client makes a key for this call and its retries.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * POST only. The service knows an idempotency key together with a session token. When the outcome of an earlier attempt
   * is unknown and the session was renewed since, the client calls `reread` to find out whether the POST took effect;
   * without it the call rejects with the code `must_reread`.
   */
  readonly reread?: (() => Promise<RereadResult<Result>>) | undefined;
}

/** The path parameters, query and body that the operation takes, and options of the call. */
export type CallOptions<Name extends EndpointName> = CommonCallOptions<CallResult<Name>> &
  OptionalWhenEmpty<"params", Operations[Name]["params"]> &
  OptionalWhenEmpty<"query", Operations[Name]["query"]> &
  OptionalWhenEmpty<"body", Operations[Name]["body"]>;

/** The options are optional where the operation needs none. */
export type CallArguments<Name extends EndpointName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];
