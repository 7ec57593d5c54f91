import type { AssociatedPersonInput } from "@enrolkit/contract";

// Tests begin on 2026-12-01, and cover by default on 2027-01-01.

export const partner: AssociatedPersonInput = {
  first_name: "Noor",
  last_name: "Okafor",
  date_of_birth: "1990-06-05",
  sex_at_birth: "female",
  relationship_type: "spouse",
};

export const child: AssociatedPersonInput = {
  first_name: "Ida",
  last_name: "Okafor",
  date_of_birth: "2016-02-29",
  sex_at_birth: "female",
  relationship_type: "child",
};

/** Above the usual age for children, so that proof of study is required. */
export const student: AssociatedPersonInput = {
  first_name: "Levi",
  last_name: "Okafor",
  date_of_birth: "2004-09-17",
  sex_at_birth: "male",
  relationship_type: "child",
};
