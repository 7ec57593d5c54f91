import type { z } from "zod";
import type { ErrorCode } from "./resources/problem.ts";
import type { PlatformType } from "./shapes/codes.ts";

/** Who may call an operation (decisions §4). `operator` is the holder of the operator token in test mode. */
export type ActorKind = "platform" | "dashboard" | "employer_session" | "employee_session" | "operator";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The end of an operation. Days are `YYYY-MM-DD`, and begin at midnight UTC. */
export interface Deprecation {
  /** The day from which nothing new should use it. */
  readonly since: string;
  /** The day from which it may be removed; absent while that is undecided. */
  readonly sunset?: string;
  /** What to do instead, in a sentence. */
  readonly instead: string;
}

/** The media type of an operation whose success is a file. */
export type FileType = "text/csv; charset=utf-8";

/** `type` is absent for JSON; the body of a file is its text. */
type SuccessResponse<Result extends z.ZodType> =
  | { readonly status: 200; readonly body: Result; readonly type?: FileType }
  | { readonly status: 204 };

/** The schema of path parameters or a query; strict, and absent where there are none. */
type ObjectSchema = z.ZodObject;

/**
 * All that is promised about one operation. Routes, validation, client types, the API description and the authorization
 * tests are made from it; nothing about it is repeated elsewhere.
 */
export interface Operation<
  Name extends string = string,
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
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
  readonly success: SuccessResponse<Result>;
  /** Its error codes beside those of 401, 403, 429 and 500, which every operation has. */
  readonly problems: readonly ErrorCode[];
  /** Beyond the specification (decisions §3). */
  readonly extension?: true;
  /** Responses carry `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
  readonly deprecated?: Deprecation;
  /** Typed, but not served yet. */
  readonly planned?: true;
  /** Exists in test mode only (decisions §9). */
  readonly testMode?: true;
}

/** Defines an operation; it returns its argument and infers the types. */
export function operation<
  const Name extends string,
  Params extends ObjectSchema = never,
  Query extends ObjectSchema = never,
  Body extends z.ZodType = never,
  Result extends z.ZodType = never,
>(definition: Operation<Name, Params, Query, Body, Result>): Operation<Name, Params, Query, Body, Result> {
  return definition;
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

/** The validated input of a handler. */
export interface OperationInput<Op> {
  params: OutputOf<PartsOf<Op>["params"]>;
  query: OutputOf<PartsOf<Op>["query"]>;
  body: OutputOf<PartsOf<Op>["body"]>;
}

/** The input that a caller sends. */
export interface OperationRequest<Op> {
  params: InputOf<PartsOf<Op>["params"]>;
  query: InputOf<PartsOf<Op>["query"]>;
  body: InputOf<PartsOf<Op>["body"]>;
}

/** The result of an operation: the resource, the text of a file, or undefined for a 204. */
export type OperationResult<Op> = OutputOf<PartsOf<Op>["result"]>;
