import type { AssociatedPersonInput } from "@enrolkit/types";

// Tests begin on 1 December 2026.

export const partner: AssociatedPersonInput = {
  first_name: "Sam",
  last_name: "Ellery",
  date_of_birth: "1987-09-30",
  sex_at_birth: "male",
  relationship_type: "partner",
};
export const daughter: AssociatedPersonInput = {
  first_name: "Ida",
  last_name: "Ellery",
  date_of_birth: "2018-03-27",
  sex_at_birth: "female",
  relationship_type: "child",
};
/** Above the usual age for children, so that proof of study is asked for. */
export const student: AssociatedPersonInput = {
  first_name: "Noor",
  last_name: "Ellery",
  date_of_birth: "2003-05-04",
  sex_at_birth: "female",
  relationship_type: "child",
};
export const newborn: AssociatedPersonInput = {
  first_name: "Mia",
  last_name: "Ellery",
  date_of_birth: "2027-02-20",
  sex_at_birth: "female",
  relationship_type: "child",
};
