import { useFormat, useMessages } from "../../messages/hooks.ts";

/** An example of what is typed into `DateFields`: of a date (`YYYY-MM-DD`), the numbers in the order of the fields. */
export function useDateHint(date = "2019-03-27"): string {
  const { common } = useMessages();
  const { dateOrder } = useFormat();
  const [year, month, day] = date.split("-").map(Number);
  const typed = { day, month, year };
  return common.example(dateOrder.map((part) => typed[part]).join(" "));
}
