import type { FieldErrors } from "@enrolkit/rules";

/**
 * Of a refusal about one list, what concerns a run of its entries, as if that run stood alone: of
 * `$.coverage_selections[2].options` from entry 2 on, `$.coverage_selections[0].options`.
 */
export function problemsWithin(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  from: number,
  count: number,
): FieldErrors {
  const own: FieldErrors = {};
  for (const [path, messages] of Object.entries(errors ?? {})) {
    const match = /\[(\d+)\]/.exec(path);
    const index = Number(match?.[1] ?? -1) - from;
    if (match && index >= 0 && index < count) own[path.replace(match[0], `[${index}]`)] = [...messages];
  }
  return own;
}
