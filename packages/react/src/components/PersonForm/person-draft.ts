import type { AssociatedPersonInput } from "@enrolkit/types";
import { findPersonIssues, type PersonIssue } from "@enrolkit/rules";
import type { Messages } from "../../messages/messages.ts";

/** What is typed about a person, whole or not. */
export interface PersonDraft {
  /** As typed. */
  first_name: string;
  /** As typed. */
  last_name: string;
  /** `YYYY-MM-DD`, empty, or whatever of it was typed so far. */
  date_of_birth: string;
  /** A relation of the service, or empty. */
  relationship_type: string;
  /** A value of the service, or empty. */
  sex_at_birth: string;
}

export const emptyPerson: PersonDraft = {
  first_name: "",
  last_name: "",
  date_of_birth: "",
  relationship_type: "",
  sex_at_birth: "",
};

/** In the order of the form. */
export const personFields = Object.keys(emptyPerson) as (keyof PersonDraft)[];

interface CheckedDraft {
  /** Null while something is wrong. */
  person: AssociatedPersonInput | null;
  errors: Partial<Record<keyof PersonDraft, string>>;
}

/** Checks a draft by the rules of the service, and says in the person's language what to fix. */
export function checkDraft(draft: PersonDraft, today: string, texts: Messages["personError"]): CheckedDraft {
  const checked = findPersonIssues(draft, { mode: "create", today });
  if ("value" in checked) return { person: checked.value, errors: {} };
  const errors: CheckedDraft["errors"] = {};
  for (const field of personFields) {
    const issue = checked.issues[field];
    if (issue)
      errors[field] = field === "date_of_birth" && draft[field] ? birthText(issue, texts) : texts[field];
  }
  return { person: null, errors };
}

function birthText(issue: PersonIssue, texts: Messages["personError"]): string {
  if (issue === "in_future" || issue === "too_early") return texts[`date_${issue}`];
  return texts.date_not_real;
}
