import type { Format } from "../../format.ts";
import type { Messages } from "../../messages/en.ts";
import type { Me } from "../../wire.ts";

interface Task {
  title: string;
  more: string;
  until?: string;
  /** Does it wait for the person? */
  yours: boolean;
}

/** How the enrolment stands, in the words of a to-do list. A status of tomorrow is "news". */
export function benefitsTask(
  { benefits, is_offered_benefits }: Pick<Me, "benefits" | "is_offered_benefits">,
  { benefitsTask: words }: Messages,
  format: Format,
): Task {
  switch (benefits?.status) {
    case undefined:
      return is_offered_benefits ? { ...words.none, yours: true } : { ...words.notOffered, yours: false };
    case "action_required":
    case "coverage_options_required":
    case "pending_confirmation": {
      const due = benefits?.due_by;
      return {
        ...words.open,
        ...(due && { until: words.until(format.dayAndDate(due.slice(0, 10))) }),
        yours: true,
      };
    }
    case "processing":
    case "enrolling":
      return { ...words.waiting, yours: false };
    case "scheduled":
      return { ...words.scheduled, yours: false };
    case "enrolled":
      return { ...words.enrolled, yours: false };
    default:
      return { ...words.ended, yours: false };
  }
}
