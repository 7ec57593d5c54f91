import type { BlockingDependent, ErrorCode } from "@enrolkit/contract";

/** The service's codes, and four of the client's own. */
export type EnrolkitErrorCode =
  | ErrorCode
  /** No answer: network, CORS or time-out. */
  | "network_error"
  /** An answer that is none of the service's, for example a proxy's page. */
  | "unexpected_response"
  /** There is no session, and `getSession` gives none. */
  | "session_expired"
  /** A POST may have taken effect under an earlier session: look before it is sent again. */
  | "must_reread";

export interface ErrorDetails {
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

/** The one error of the client. Never holds a token, nor what was sent. */
export class EnrolkitError extends Error {
  override readonly name = "EnrolkitError";
  /** HTTP status; 0 = no answer. */
  readonly status: number;
  readonly code: EnrolkitErrorCode;
  /** Short and the same for all errors of its kind; `message` tells of this one. */
  readonly title: string;
  /** For the support desk. */
  readonly traceId: string | undefined;
  /** JSON path (`$.coverage_selections[0]`), query or header name → messages; empty when there are none. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Whether the same call may succeed later. The client has tried that already where it may. */
  readonly retryable: boolean;
  readonly currentStatus: string | undefined;
  readonly allowedStatuses: readonly string[] | undefined;
  readonly deadline: string | undefined;
  readonly blockingDependents: readonly BlockingDependent[] | undefined;
  readonly missingConsents: readonly string[] | undefined;
  readonly openIntentId: string | undefined;
  /** Seconds to wait, when the service named them. */
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
