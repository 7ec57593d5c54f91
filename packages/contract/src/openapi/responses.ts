import { Problem } from "../resources/problem.ts";
import { interfaceVersion } from "../version.ts";
import type { Schemas } from "./schemas.ts";
import { problemExamples } from "./problem-examples.ts";

const text = { type: "string" };

export const headers = {
  "X-Request-Id": {
    description: "Names this request in the service's log.",
    schema: text,
    example: "137c4882-7d77-418e-be89-0a090de79380",
  },
  "Enrolkit-Version": {
    description: "The version of the interface that answered.",
    schema: text,
    example: interfaceVersion,
  },
  "X-Platform-Time": {
    description: "The platform's now. In test mode each platform has a clock of its own.",
    schema: { type: "string", format: "date-time" },
  },
  "Retry-After": {
    description: "Seconds to wait before the next try.",
    schema: { type: "integer" },
    example: 1,
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the stored answer to an earlier request with the same key.",
    schema: { type: "string", enum: ["true"] },
  },
  RateLimit: {
    description: "Requests left, and seconds until the quota is whole again.",
    schema: text,
    example: '"requests";r=199;t=1',
  },
  "RateLimit-Policy": { description: "The quota.", schema: text, example: '"requests";q=200;w=4' },
  "Content-Disposition": {
    description: "A name for the file.",
    schema: text,
    example: 'attachment; filename="contributions-2027-01.csv"',
  },
  Allow: { description: "The methods that the address takes.", schema: text, example: "GET, HEAD, OPTIONS" },
  "WWW-Authenticate": { description: "How to authenticate (RFC 6750).", schema: text, example: "Bearer" },
};

type HeaderName = keyof typeof headers;

const usual: HeaderName[] = [
  "X-Request-Id",
  "Enrolkit-Version",
  "X-Platform-Time",
  "RateLimit",
  "RateLimit-Policy",
];

/** The headers of that name, as references. */
export function headersNamed(...names: HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const usualHeaders = headersNamed(...usual);

/** Refusals that operations share, by component name. */
const refusals = {
  InvalidRequest: {
    description: "The request is at fault; `errors` says where.",
    examples: ["invalid_request"],
  },
  InvalidRequestOrState: {
    description: "The request is at fault, `errors` says where; or the intent's state does not allow it.",
    examples: ["invalid_request", "invalid_state"],
  },
  Unauthorized: {
    description: "No valid credential.",
    examples: ["unauthorized"],
    headers: ["WWW-Authenticate"],
  },
  Forbidden: {
    description:
      "This kind of credential, or of platform, may never do this; or a page's origin may not use the credential.",
    examples: ["forbidden"],
  },
  NotFound: {
    description: "There is no such resource, or the credential may not see it: both answer the same.",
    examples: ["not_found"],
  },
  MethodNotAllowed: {
    description: "This address does not take that method; `Allow` says which it takes.",
    examples: ["method_not_allowed"],
    headers: ["Allow"],
  },
  RequestTimeout: { description: "The request took too long to arrive.", examples: ["request_timeout"] },
  Conflict: {
    description:
      "The idempotency key was used with another request; or, with `Retry-After`, the first request is still running.",
    examples: ["idempotency_error"],
    headers: ["Retry-After"],
  },
  ContentTooLarge: { description: "The body is larger than 256 KiB.", examples: ["too_large"] },
  UnsupportedMediaType: { description: "The body is not JSON.", examples: ["unsupported_media_type"] },
  ExpectationFailed: {
    description: "The header `Expect` asks for something other than `100-continue`.",
    examples: ["expectation_failed"],
  },
  HeadersTooLarge: { description: "The headers are larger than 16 KiB.", examples: ["headers_too_large"] },
  TooManyRequests: {
    description: "Too fast: `Retry-After` says when to go on, `RateLimit` what is left.",
    examples: ["rate_limit_exceeded"],
    headers: ["Retry-After"],
  },
  InternalError: {
    description: "A failure of the service, or of an insurer behind it. The request may be retried.",
    examples: ["internal_error", "third_party_error"],
  },
} as const satisfies Record<
  string,
  {
    description: string;
    examples: readonly (keyof typeof problemExamples)[];
    headers?: readonly HeaderName[];
  }
>;

export type Refusal = keyof typeof refusals;

export function responses(schemas: Schemas): Record<string, unknown> {
  const schema = schemas.of(Problem);
  return Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [
      name,
      {
        description: refusal.description,
        headers: { ...usualHeaders, ...headersNamed(...("headers" in refusal ? refusal.headers : [])) },
        content: {
          "application/problem+json": {
            schema,
            examples: Object.fromEntries(
              refusal.examples.map((key) => [key, { value: problemExamples[key] }]),
            ),
          },
        },
      },
    ]),
  );
}
