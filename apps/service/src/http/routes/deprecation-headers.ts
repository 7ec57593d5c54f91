import type { Deprecation } from "@enrolkit/contract";

/** `Deprecation` is a structured date, in seconds (RFC 9745); `Sunset` an HTTP date (RFC 8594). */
export function deprecationHeaders(deprecation: Deprecation | undefined): string[] {
  if (!deprecation) return [];
  const { since, sunset } = deprecation;
  return [
    "Deprecation",
    `@${Date.parse(since) / 1000}`,
    ...(sunset === undefined ? [] : ["Sunset", new Date(sunset).toUTCString()]),
  ];
}
