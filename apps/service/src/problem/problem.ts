import type { BlockingDependent, ErrorCode, IdentifierKind } from "@enrolkit/contract";
import { type FieldSentences, inEnglish, type Sentence, sentence } from "@enrolkit/rules";

/** What a problem says beside its sentence (decisions §1). */
export interface ProblemMembers {
  errors?: FieldSentences;
  current_status?: string;
  allowed_statuses?: string[];
  deadline?: string;
  blocking_dependents?: BlockingDependent[];
  missing_consents?: string[];
  open_intent_id?: string;
  requirement_id?: string;
  policy_id?: string;
}

const statusOf: Record<ErrorCode, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid_request: 400,
  invalid_state: 400,
  not_found: 404,
  conflict: 409,
  idempotency_error: 409,
  rate_limit_exceeded: 429,
  third_party_error: 500,
  internal_error: 500,
};

/** An error response, thrown where the reason is known; its `detail` is for the caller's eyes. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: Sentence;
  readonly members: ProblemMembers;
  readonly headers: Record<string, string>;
  /** What is not there, where an id leads nowhere. */
  readonly missing: ResourceKind | undefined;

  constructor(
    code: ErrorCode,
    detail: Sentence,
    options: {
      status?: number;
      members?: ProblemMembers;
      headers?: Record<string, string>;
      missing?: ResourceKind | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(inEnglish(detail), { cause: options.cause });
    this.name = "ProblemError";
    this.code = code;
    this.detail = detail;
    this.status = options.status ?? statusOf[code];
    this.members = options.members ?? {};
    this.headers = options.headers ?? {};
    this.missing = options.missing;
  }
}

/** What an id can be of. */
export type ResourceKind = IdentifierKind | "intent" | "external_customer";

/** The same words for what is missing and for what is another tenant's (decisions §1): they depend on the kind alone. */
export function notFound(missing: ResourceKind): ProblemError {
  const detail =
    "There is no {{what}} with this id. Check the id, and that the key or session it is asked with may see it.";
  const what = { sentence: missing.replaceAll("_", " ") };
  return new ProblemError("not_found", sentence(detail, { what }), { missing });
}

/** The request itself is wrong: `errors` maps a JSON path, query name or header name to messages. */
export function invalidRequest(errors: FieldSentences, detail?: Sentence): ProblemError {
  return new ProblemError("invalid_request", detail ?? "The request has errors; see `errors` for each.", {
    members: { errors },
  });
}

/** The request is sound but does not fit the state of what it is about. */
export function invalidState(detail: Sentence, members: ProblemMembers = {}): ProblemError {
  return new ProblemError("invalid_state", detail, { members });
}

/** Another change holds what this one needs; this one did nothing, and can be sent again. */
export function conflict(): ProblemError {
  return new ProblemError(
    "conflict",
    "Another change held what this one needs for too long. Nothing was done; send the same request again in a moment.",
    { headers: { "Retry-After": "1" } },
  );
}

/** This kind of credential may never do this. */
export function forbidden(detail: Sentence): ProblemError {
  return new ProblemError("forbidden", detail);
}
