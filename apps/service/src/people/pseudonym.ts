import { addMonths, ageOn, type CivilDate } from "@enrolkit/rules";

/** What stands in the place of a name. */
export const erasedName = "Erased";

/**
 * Who a member is once they are erased: nobody. The birth date is another one that makes the same age on the first day
 * of cover, so that no price changes that was made with it.
 */
export function pseudonymOf(
  dateOfBirth: CivilDate,
  coveredFrom: CivilDate,
): { first_name: string; last_name: string; date_of_birth: CivilDate } {
  const months = 12 * (ageOn(dateOfBirth, coveredFrom) ?? 0) + 6;
  return {
    first_name: erasedName,
    last_name: erasedName,
    date_of_birth: addMonths(`${coveredFrom.slice(0, 7)}-01`, -months),
  };
}
