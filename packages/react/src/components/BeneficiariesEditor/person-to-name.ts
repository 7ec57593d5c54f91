import type { AssociatedPerson } from "@enrolkit/types";

/** A person on file who can be named; people of one name are distinguished by their date of birth. */
export type PersonToName = Pick<AssociatedPerson, "id" | "first_name" | "last_name"> &
  Partial<Pick<AssociatedPerson, "date_of_birth" | "relationship_type">>;
