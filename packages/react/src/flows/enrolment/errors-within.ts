import type { FieldErrors } from "@enrolkit/rules";

/**
 * The errors of some successive entries of a list, with paths as if these were the whole list: from entry 2 on,
 * `$.coverage_selections[2].options` becomes `$.coverage_selections[0].options`.
 */
export function errorsWithin(
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
