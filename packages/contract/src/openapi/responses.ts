import { Problem } from "../resources/problem.ts";
import { interfaceVersion } from "../version.ts";
import type { Schemas } from "./schemas.ts";
import { problemExamples } from "./problem-examples.ts";

const text = { type: "string" };

export const headers = {
  "X-Request-Id": {
    description: "Identifies this request in the log of the service.",
    schema: text,
    example: "137c4882-7d77-418e-be89-0a090de79380",
  },
  "Enrolkit-Version": {
    description: "The version of the interface.",
    schema: text,
    example: interfaceVersion,
  },
  "Content-Language": {
    description:
      "The language of the sentences for people, the best of `Accept-Language`. Absent without a body, and on a replay.",
    schema: text,
    example: "en",
  },
  "X-Platform-Time": {
    description: "The current time of the platform. In test mode each platform has its own clock.",
    schema: { type: "string", format: "date-time" },
  },
  "Retry-After": {
    description: "Seconds to wait before the next try.",
    schema: { type: "integer" },
    example: 1,
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the stored response to an earlier request with the same key.",
    schema: { type: "string", enum: ["true"] },
  },
  RateLimit: {
    description: "Requests left, and seconds until the quota is full again.",
    schema: text,
    example: '"requests";r=199;t=1',
  },
  "RateLimit-Policy": { description: "The quota.", schema: text, example: '"requests";q=200;w=4' },
  "Content-Disposition": {
    description: "The name of the file.",
    schema: text,
    example: 'attachment; filename="contributions-2027-01.csv"',
  },
  Allow: { description: "The methods that the address allows.", schema: text, example: "GET, HEAD, OPTIONS" },
  Accept: {
    description: "The type of bodies that is understood, where it was another.",
    schema: text,
    example: "application/json",
  },
  "Accept-Encoding": {
    description: "The encodings of bodies that are understood, where it was another.",
    schema: text,
    example: "gzip, deflate, br",
  },
  "WWW-Authenticate": { description: "How to authenticate (RFC 6750).", schema: text, example: "Bearer" },
};

type HeaderName = keyof typeof headers;

/** Of every response. */
const everyHeaderNames: HeaderName[] = ["X-Request-Id", "Enrolkit-Version", "Content-Language"];

/** Of responses to a credential that is known. */
const commonHeaderNames: HeaderName[] = [
  ...everyHeaderNames,
  "X-Platform-Time",
  "RateLimit",
  "RateLimit-Policy",
];

/** References to the headers with these names. */
export function headersNamed(...names: HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const commonHeaders = headersNamed(...commonHeaderNames);

/** Error responses that operations share, by component name. */
const errorResponses = {
  InvalidRequest: {
    description: "The request is invalid; `errors` says where.",
    examples: ["invalid_request"],
  },
  InvalidRequestOrState: {
    description: "The request is invalid, `errors` says where; or the state of the intent does not allow it.",
    examples: ["invalid_request", "invalid_state"],
  },
  Unauthorized: {
    description: "No valid credential.",
    examples: ["unauthorized"],
    beforeCredentials: true,
    headers: ["WWW-Authenticate"],
  },
  Forbidden: {
    description:
      "This kind of credential or platform can never use this operation; or the origin of the page is not allowed.",
    examples: ["forbidden"],
  },
  NotFound: {
    description: "There is no such resource, or the credential must not see it: both have the same response.",
    examples: ["not_found"],
  },
  MethodNotAllowed: {
    description: "This address does not allow that method; `Allow` says which it allows.",
    examples: ["method_not_allowed"],
    beforeCredentials: true,
    headers: ["Allow"],
  },
  RequestTimeout: {
    description: "The request took too long to arrive.",
    examples: ["request_timeout"],
    beforeCredentials: true,
  },
  Conflict: {
    description:
      "With `Retry-After`: nothing was done, because another change held what this one needs for longer than a request waits.",
    examples: ["conflict"],
    headers: ["Retry-After"],
  },
  ConflictOrKeyInUse: {
    description:
      "The idempotency key was used with another request. Or, with `Retry-After`, nothing was done: the first request with the key is still running, or another change held what this one needs for longer than a request waits.",
    examples: ["idempotency_error", "conflict"],
    headers: ["Retry-After"],
  },
  ContentTooLarge: { description: "The body is larger than 256 KiB.", examples: ["too_large"] },
  UnsupportedMediaType: {
    description: "The body is not JSON, or its encoding is not understood.",
    examples: ["unsupported_media_type"],
    headers: ["Accept", "Accept-Encoding"],
  },
  ExpectationFailed: {
    description: "The header `Expect` asks for something other than `100-continue`.",
    examples: ["expectation_failed"],
    beforeCredentials: true,
  },
  HeadersTooLarge: {
    description: "The headers are larger than 16 KiB.",
    examples: ["headers_too_large"],
    beforeCredentials: true,
  },
  TooManyRequests: {
    description: "Too many requests: `Retry-After` says when to continue, `RateLimit` what is left.",
    examples: ["rate_limit_exceeded"],
    headers: ["Retry-After"],
  },
  InternalError: {
    description: "The service failed, or the system of the insurer. The request can be retried.",
    examples: ["internal_error", "third_party_error"],
  },
} as const satisfies Record<
  string,
  {
    description: string;
    examples: readonly (keyof typeof problemExamples)[];
    headers?: readonly HeaderName[];
    /** Sent before anyone has looked at the credential. */
    beforeCredentials?: true;
  }
>;

export type ErrorResponseName = keyof typeof errorResponses;

export function describeErrorResponses(schemas: Schemas): Record<string, unknown> {
  const schema = schemas.of(Problem);
  return Object.fromEntries(
    Object.entries(errorResponses).map(([name, errorResponse]) => [
      name,
      {
        description: errorResponse.description,
        headers: {
          ...headersNamed(...("beforeCredentials" in errorResponse ? everyHeaderNames : commonHeaderNames)),
          ...headersNamed(...("headers" in errorResponse ? errorResponse.headers : [])),
        },
        content: {
          "application/problem+json": {
            schema,
            examples: Object.fromEntries(
              errorResponse.examples.map((key) => [key, { value: problemExamples[key] }]),
            ),
          },
        },
      },
    ]),
  );
}
