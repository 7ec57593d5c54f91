import type { Format } from "../../format.ts";
import type { Messages } from "../../messages/en.ts";
import type { Me } from "../../wire.ts";

interface Task {
  title: string;
  more: string;
  until?: string;
  /** Whether the person has something to do. */
  isActionNeeded: boolean;
}

/** The enrolment as an entry of a to-do list. An unknown status has a text of its own. */
export function benefitsTask(
  { benefits, is_offered_benefits }: Pick<Me, "benefits" | "is_offered_benefits">,
  { benefitsTask: words }: Messages,
  format: Format,
): Task {
  switch (benefits?.status) {
    case undefined:
      return is_offered_benefits
        ? { ...words.none, isActionNeeded: true }
        : { ...words.notOffered, isActionNeeded: false };
    case "action_required":
    case "coverage_options_required":
    case "pending_confirmation": {
      const due = benefits?.due_by;
      return {
        ...words.open,
        ...(due && { until: words.until(format.dayAndDate(due.slice(0, 10))) }),
        isActionNeeded: true,
      };
    }
    case "processing":
    case "enrolling":
      return { ...words.waiting, isActionNeeded: false };
    case "scheduled":
      return { ...words.scheduled, isActionNeeded: false };
    case "enrolled":
      return { ...words.enrolled, isActionNeeded: false };
    default:
      return { ...words.ended, isActionNeeded: false };
  }
}
