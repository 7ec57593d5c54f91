import type { UserLocation } from "@enrolkit/rules";
import type { EmployerRow, GroupRow, GroupQuoteIntentRow } from "../../store/rows.ts";
import { locationOfEmployer, todayAt } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import { firstDayOfCover } from "./first-day.ts";

/** A level of a quote, as it was asked for. */
export type QuoteLevelRow = GroupQuoteIntentRow["items"][number]["levels"][number];

/** A group quote intent with what its rules look at. */
export interface QuoteSubject {
  intent: GroupQuoteIntentRow;
  employer: EmployerRow;
  location: UserLocation;
  groups: GroupRow[];
  /** The first day of cover, as seen today. */
  starts_on: string;
}

/** Reads what a group quote intent is about. */
export async function quoteSubject(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<QuoteSubject> {
  const employer = await context.all.employers.get(intent.employer_id);
  const location = locationOfEmployer(employer);
  const groups = await Promise.all(levelsOf(intent).map(({ group_id }) => context.all.groups.get(group_id)));
  const starts_on = firstDayOfCover(intent.expected_start_date, todayAt(location, context.now));
  return { intent, employer, location, groups, starts_on };
}

/** All levels, in the order in which they were sent. */
export function levelsOf({ items }: Pick<GroupQuoteIntentRow, "items">): QuoteLevelRow[] {
  return items.flatMap(({ levels }) => levels);
}
