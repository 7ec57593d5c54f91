import type { PersonDraft } from "./person-draft.ts";

/** Whether a name is entered: what an event says of them is none. */
export function isNamed({ first_name, last_name }: Partial<PersonDraft> = {}): boolean {
  return Boolean(first_name || last_name);
}
