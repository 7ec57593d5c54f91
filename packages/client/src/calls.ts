import type { OperationNamed, OperationRequest, OperationResult, Paged } from "@enrolkit/contract";
import type { endpoints } from "@enrolkit/contract/endpoints";

type Endpoints = typeof endpoints;

/** Every operation that the service serves. */
export type EndpointName = keyof Endpoints;

/** Those that an embed session, so a browser, may call. */
export type SessionEndpointName = {
  [Name in EndpointName]: Endpoints[Name][3] extends true ? Name : never;
}[EndpointName];

/** What the operation answers: the resource, a file's text, or undefined where it answers 204. */
export type CallResult<Name extends EndpointName> = OperationResult<OperationNamed<Name>>;

/** Operations that answer a paged list. */
export type ListName = {
  [Name in EndpointName]: CallResult<Name> extends Paged<unknown> ? Name : never;
}[EndpointName];

/** What the list of that name is made of. */
export type ListItem<Name extends ListName> = CallResult<Name> extends Paged<infer Item> ? Item : never;

/**
 * What a caller found when it looked again after a session renewal (see `CallOptions.reread`):
 * the POST had taken effect, and this is its result, or it had not and may be sent again.
 */
export type Reread<Result> = { readonly done: true; readonly result: Result } | { readonly done: false };

type Request<Name extends EndpointName> = OperationRequest<OperationNamed<Name>>;

/** Numbers are as welcome as digits where a list is paged. */
type Query<Value> = Value extends { page?: unknown; page_size?: unknown }
  ? Omit<Value, "page" | "page_size"> & { page?: number | undefined; page_size?: number | undefined }
  : Value;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value };

export interface CommonCallOptions<Result> {
  /** Ends the call at once; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * POST only. One key for each thing the person means to do, kept while it is tried again, new once
   * anything about it changed. Without one the client makes a key for this call and its own retries.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * POST only. An idempotency key counts for one session token. When an earlier attempt has an unknown
   * outcome and the session was renewed since, the client asks here first whether the effect is there
   * already; without `reread` the call is refused with the code `must_reread`.
   */
  readonly reread?: (() => Promise<Reread<Result>>) | undefined;
}

/** Path parameters, query and body of the operation, each only where it has some, and how to call it. */
export type CallOptions<Name extends EndpointName> = CommonCallOptions<CallResult<Name>> &
  Part<"params", Request<Name>["params"]> &
  Part<"query", Query<Request<Name>["query"]>> &
  Part<"body", Request<Name>["body"]>;

/** The options are optional where the operation needs none. */
export type CallArguments<Name extends EndpointName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];
