import type { z } from "zod";
import type { ErrorCode } from "./resources/problem.ts";
import type { PlatformType } from "./resources/platform.ts";

/** Who may call an operation (decisions §4). `operator` is the holder of the operator token in test mode. */
export type ActorKind = "platform" | "dashboard" | "employer_session" | "employee_session" | "operator";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** That an operation is on its way out. Days are `YYYY-MM-DD`, and begin at midnight UTC. */
export interface Deprecation {
  /** From when nothing new should be built on it. */
  readonly since: string;
  /** From when it may be gone; absent where that is not settled. */
  readonly sunset?: string;
  /** What to do instead, in a sentence. */
  readonly instead: string;
}

/** What a success is that is a file to save rather than JSON. */
export type FileType = "text/csv; charset=utf-8";

/** `type` is absent where the body is JSON; a file's body is its text. */
type Success<Result extends z.ZodType> =
  | { readonly status: 200; readonly body: Result; readonly type?: FileType }
  | { readonly status: 204 };

/** Path parameters, query and body of an operation, each a strict schema, absent where there is none. */
type Shape = z.ZodObject;

/**
 * The whole promise of one operation. Routes, validation, client types, the API description and the
 * authorization tests are made from it; nothing about it is repeated elsewhere.
 */
export interface Operation<
  Name extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly summary: string;
  readonly description?: string;
  /** Heading in the API pages. */
  readonly area: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly allow: readonly ActorKind[];
  /** Absent: every platform type. */
  readonly platformTypes?: readonly PlatformType[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly success: Success<Result>;
  /** What it may answer beside 401, 403, 429 and 500, which every operation may. */
  readonly problems: readonly ErrorCode[];
  /** Beyond the specification (decisions §3). */
  readonly extension?: true;
  /** Answers say so in `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
  readonly deprecated?: Deprecation;
  /** Typed, but not served yet. */
  readonly planned?: true;
  /** Exists in test mode only (decisions §9). */
  readonly testMode?: true;
}

export function operation<
  const Name extends string,
  Params extends Shape = never,
  Query extends Shape = never,
  Body extends z.ZodType = never,
  Result extends z.ZodType = never,
>(it: Operation<Name, Params, Query, Body, Result>): Operation<Name, Params, Query, Body, Result> {
  return it;
}

type OutputOf<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : undefined;
type InputOf<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined;

// biome-ignore format: one line per part reads best
type PartsOf<Op> = Op extends Operation<string, infer Params, infer Query, infer Body, infer Result>
  ? { params: Params; query: Query; body: Body; result: Result } : never;

/** What a handler receives, validated. */
export interface OperationInput<Op> {
  params: OutputOf<PartsOf<Op>["params"]>;
  query: OutputOf<PartsOf<Op>["query"]>;
  body: OutputOf<PartsOf<Op>["body"]>;
}

/** What a caller sends. */
export interface OperationRequest<Op> {
  params: InputOf<PartsOf<Op>["params"]>;
  query: InputOf<PartsOf<Op>["query"]>;
  body: InputOf<PartsOf<Op>["body"]>;
}

/** What the operation answers: the resource, the text of a file, or nothing with 204. */
export type OperationResult<Op> = OutputOf<PartsOf<Op>["result"]>;
