import type { PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { EnrolmentPlace } from "@enrolkit/rules";

/**
 * What somebody has entered and not sent yet, and where they are. Lives as long as the tab; never holds consents or
 * tokens.
 */
export interface Draft {
  readonly at?: EnrolmentPlace["at"];
  readonly selections?: readonly PlanCoverageOptionSelection[];
  /** The last sub-intent known: while cover is asked for anew, the enrolment does not name it. */
  readonly subIntentId?: string;
  /** What stands in forms, by the form's name. */
  readonly forms?: Readonly<Record<string, unknown>>;
}

const places: readonly unknown[] = ["opening", "cover", "people", "check"] satisfies EnrolmentPlace["at"][];

/** Reads what was stored; whatever is not a sound draft is none. */
export function parseDraft(stored: string | null): Draft {
  try {
    const { at, selections, subIntentId, forms } = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    const isSound =
      (at === undefined || places.includes(at)) &&
      (selections === undefined || areSelections(selections)) &&
      (subIntentId === undefined || typeof subIntentId === "string") &&
      (forms === undefined || isRecord(forms));
    return isSound ? ({ at, selections, subIntentId, forms } as Draft) : {};
  } catch {
    return {};
  }
}

function areSelections(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) =>
        isRecord(entry) && typeof entry["configuration_id"] === "string" && areOptions(entry["options"]),
    )
  );
}

function areOptions(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (option) =>
        isRecord(option) &&
        typeof option["option_id"] === "string" &&
        (option["sub_options"] == null || areOptions(option["sub_options"])),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
