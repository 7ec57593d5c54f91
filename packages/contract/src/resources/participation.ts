import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { paged } from "../shapes/paging.ts";
import { datetime } from "../shapes/scalars.ts";

export const ParticipationState = z
  .enum([
    "not_invited",
    "invited",
    "waiting",
    "covered",
    "ending",
    "declined",
    "deadline_missed",
    "not_covered",
  ])
  .meta({
    id: "ParticipationState",
    description:
      "`not_invited`: no enrolment was started. `invited`: one waits for the employee. `waiting`: it waits for screening, the insurer, or a first day. `ending`: covered, with a last day. `not_covered`: not eligible, turned down, or no longer covered; it does not say which.",
  });
export type ParticipationState = z.output<typeof ParticipationState>;

export const Participant = z
  .strictObject({
    employee_id: id("ee"),
    first_name: z.string().describe("First name."),
    last_name: z.string().describe("Last name."),
    state: ParticipationState.describe("How far the employee has come with this benefit."),
    due_by: datetime
      .nullable()
      .describe("The last day for the employee to act, whole; null where nothing waits for them."),
  })
  .meta({ id: "Participant", description: "An employee of a group, and how far they have come." });
export type Participant = z.output<typeof Participant>;

const count = z.int().nonnegative();

export const ParticipationCounts = z
  .strictObject({
    not_invited: count.describe("Employees whose enrolment was not started."),
    invited: count.describe("Employees who have an enrolment to act on."),
    waiting: count.describe("Employees who wait for screening, the insurer or a first day."),
    covered: count.describe("Employees who are covered."),
    ending: count.describe("Employees who are covered to a last day."),
    declined: count.describe("Employees who declined."),
    deadline_missed: count.describe("Employees whose time to act ran out."),
    not_covered: count.describe("Employees who are not covered, whatever the reason."),
  } satisfies Record<ParticipationState, typeof count>)
  .meta({ id: "ParticipationCounts", description: "The number of employees in each state." });
export type ParticipationCounts = z.output<typeof ParticipationCounts>;

/** What an employer may know of who is covered (extension). */
export const Participation = paged(Participant)
  .extend({
    counts: ParticipationCounts.describe("All employees of the group, whatever `state` was asked for."),
  })
  .meta({ id: "Participation", description: "Who of a group takes part in one of its policies." });
export type Participation = z.output<typeof Participation>;
