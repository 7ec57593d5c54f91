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
  | "must_reread"
  /** Texts of a language did not arrive (`@enrolkit/react`). */
  | "language_not_loaded"
  /** The code of a page did not arrive (`@enrolkit/react`). */
  | "code_not_loaded"
  /** `onBeforeSubmit` failed or did not respond in time: nothing was sent (`@enrolkit/react`). */
  | "not_sent"
  /** What the page gives cannot work, for example its `baseUrl` (`@enrolkit/react`). */
  | "wrong_setup";

export interface ErrorDetails {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The kind of error, for programs. */
  readonly code: EnrolkitErrorCode;
  /** Short, and the same for all errors of a kind. */
  readonly title: string;
  /** What happened, why, and how to fix it. */
  readonly message: string;
  /** Whether the same call can succeed later. */
  readonly retryable: boolean;
  /** Identifies the request in the log of the service. */
  readonly traceId?: string | undefined;
  /** Messages by JSON path, query or header name. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The status that the intent has, where it does not allow the call. */
  readonly currentStatus?: string | undefined;
  /** The statuses that would allow the call. */
  readonly allowedStatuses?: readonly string[] | undefined;
  /** The moment after which it was too late, as an ISO 8601 date-time. */
  readonly deadline?: string | undefined;
  /** The people who stand in the way, each with the reason. */
  readonly blockingDependents?: readonly BlockingDependent[] | undefined;
  /** Ids of the statements that were not agreed to. */
  readonly missingConsents?: readonly string[] | undefined;
  /** The intent that is open already, in the place of a second one. */
  readonly openIntentId?: string | undefined;
  /** The seconds to wait, where the service gave them. */
  readonly retryAfter?: number | undefined;
}

/** The error that every failed call rejects with. It never holds a token or what was sent. */
export class EnrolkitError extends Error {
  override readonly name = "EnrolkitError";
  /** The HTTP status; 0 without a response. */
  declare readonly status: number;
  /** The kind of error, for programs. */
  declare readonly code: EnrolkitErrorCode;
  /** Short, and the same for all errors of a kind; `message` describes this one. */
  declare readonly title: string;
  /** Identifies the request in the log of the service. */
  declare readonly traceId: string | undefined;
  /** Messages by JSON path (`$.coverage_selections[0]`), query or header name; empty when there are none. */
  declare readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Whether the same call can succeed later. The client has retried such calls already. */
  declare readonly retryable: boolean;
  /** The status that the intent has, where it does not allow the call. */
  declare readonly currentStatus: string | undefined;
  /** The statuses that would allow the call. */
  declare readonly allowedStatuses: readonly string[] | undefined;
  /** The moment after which it was too late, as an ISO 8601 date-time. */
  declare readonly deadline: string | undefined;
  /** The people who stand in the way, each with the reason. */
  declare readonly blockingDependents: readonly BlockingDependent[] | undefined;
  /** Ids of the statements that were not agreed to. */
  declare readonly missingConsents: readonly string[] | undefined;
  /** The intent that is open already, in the place of a second one. */
  declare readonly openIntentId: string | undefined;
  /** The seconds to wait, where the service gave them. */
  declare readonly retryAfter: number | undefined;

  constructor({ message, fieldErrors = {}, ...details }: ErrorDetails) {
    super(message);
    Object.assign(this, details, { fieldErrors });
  }
}

/** Makes an error of the client itself. `status` is 0 without a response. */
export function clientError(
  code: EnrolkitErrorCode,
  title: string,
  message: string,
  status = 0,
  retryable = false,
): EnrolkitError {
  return new EnrolkitError({ status, code, title, message, retryable });
}

/** Names the section of docs/guides/embed-in-five-minutes.md that says more. */
export const seeGuide = (heading: string): string => ` See "${heading}" in embed-in-five-minutes.md.`;

/** Makes an error that a mistake of the set-up can be behind. The guide has a section of its title. */
export const setUpError: typeof clientError = (code, title, message, ...details) =>
  clientError(code, title, message + seeGuide(title), ...details);

const unexpected = "Unexpected response";

/** Describes a response that the service cannot have sent. */
export const notFromService = (status: number): string =>
  `HTTP ${status}, but not from Enrolkit. Check \`baseUrl\` and any proxy.${seeGuide(unexpected)}`;

export const unexpectedResponse = (status: number, message = notFromService(status)): EnrolkitError =>
  clientError("unexpected_response", unexpected, message, status);
