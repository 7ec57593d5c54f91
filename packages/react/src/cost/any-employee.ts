import { addMonths } from "@enrolkit/rules";

/** An employee to price on a day: all of them have the price of an adult, whatever their age. */
export function anyEmployee(startsOn: string): { readonly date_of_birth: string } {
  return { date_of_birth: addMonths(startsOn, -12 * 40) };
}
