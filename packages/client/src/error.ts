import type { BlockingDependent, ErrorCode } from "@enrolkit/types";

/** The error codes of the service, and those of the client. */
export type EnrolkitErrorCode =
  | ErrorCode
  /** There was no response: network, CORS or timeout. */
  | "network_error"
  /** The response is not one of the service, for example a page of a proxy. */
  | "unexpected_response"
  /** There is no session, and `getSession` returned none. */
  | "session_expired"
  /** The person has signed out, before or while the call was under way. */
  | "signed_out"
  /** While the call was under way, the session became that of another person or company. */
  | "subject_changed"
  /** A POST may have taken effect under an earlier session: read the resource before you send it again. */
  | "must_reread";

interface ErrorDetails {
  readonly status: number;
  readonly code: EnrolkitErrorCode;
  readonly title: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly traceId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly currentStatus?: string | undefined;
  readonly allowedStatuses?: readonly string[] | undefined;
  readonly deadline?: string | undefined;
  readonly blockingDependents?: readonly BlockingDependent[] | undefined;
  readonly missingConsents?: readonly string[] | undefined;
  readonly openIntentId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** The error that every failed call rejects with. It never holds a token or what was sent. */
export class EnrolkitError extends Error {
  override readonly name = "EnrolkitError";
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: EnrolkitErrorCode;
  /** Short, and the same for all errors of a kind; `message` describes this one. */
  readonly title: string;
  /** Identifies the request in the log of the service. */
  readonly traceId: string | undefined;
  /** Messages by JSON path (`$.coverage_selections[0]`), query or header name; empty when there are none. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Whether the same call can succeed later. The client has retried such calls already. */
  readonly retryable: boolean;
  readonly currentStatus: string | undefined;
  readonly allowedStatuses: readonly string[] | undefined;
  readonly deadline: string | undefined;
  readonly blockingDependents: readonly BlockingDependent[] | undefined;
  readonly missingConsents: readonly string[] | undefined;
  readonly openIntentId: string | undefined;
  /** The seconds to wait, where the service gave them. */
  readonly retryAfter: number | undefined;

  constructor(details: ErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.title = details.title;
    this.traceId = details.traceId;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryable = details.retryable;
    this.currentStatus = details.currentStatus;
    this.allowedStatuses = details.allowedStatuses;
    this.deadline = details.deadline;
    this.blockingDependents = details.blockingDependents;
    this.missingConsents = details.missingConsents;
    this.openIntentId = details.openIntentId;
    this.retryAfter = details.retryAfter;
  }
}
