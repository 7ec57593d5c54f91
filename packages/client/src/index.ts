export type {
  CallArguments,
  CallOptions,
  CallResult,
  EndpointName,
  ListItem,
  ListName,
  RereadResult,
  SessionEndpointName,
} from "./calls.ts";
export { type Client, createClient } from "./client.ts";
export { EnrolkitError, type EnrolkitErrorCode } from "./error.ts";
export { newIdempotencyKey } from "./request/idempotency-key.ts";
export type { ClientEvent, ClientOptions, RequestMetric } from "./options.ts";
export type * from "@enrolkit/types";
export type { GetSession, Session, SessionHandle, SessionState } from "./session/session.ts";
