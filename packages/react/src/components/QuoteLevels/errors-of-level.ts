import type { FieldErrors } from "@enrolkit/rules";
import type { LevelDraft } from "./level-draft.ts";

/** Which part of a level a path below it leads to: `.cost_sharing.type` is the sharing. */
const part = /^\.(group_id|plan_id|cost_sharing|coverage_selections)\b/;

/**
 * The errors of the service about one level, by part, with paths as if there were no other (`$.cost_sharing.type`). A quote
 * for one group alone names its fields without any level.
 */
export function errorsOfLevel(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  index: number,
): Partial<Record<keyof LevelDraft, FieldErrors>> {
  const found: Partial<Record<keyof LevelDraft, FieldErrors>> = {};
  for (const [path, messages] of Object.entries(errors ?? {})) {
    const level = `$.items[0].levels[${index}]`;
    const rest = path.startsWith(level) ? path.slice(level.length) : index === 0 ? path.slice(1) : "";
    const [, name] = part.exec(rest) ?? [];
    if (name === undefined) continue;
    const key = name as keyof LevelDraft;
    found[key] = { ...found[key], [`$${rest}`]: [...messages] };
  }
  return found;
}
