import { createEmployer, listEmployers, retrieveEmployer } from "@enrolkit/contract";
import { isTimeZone } from "@enrolkit/rules";
import { timestamp } from "../../engine/services.ts";
import { invalidRequest } from "../../problem/problem.ts";
import { handle } from "../handle.ts";

export const create = handle(createEmployer, async (context, { body }) => {
  if (body.name.trim() === "") throw invalidRequest({ "$.name": ["Write the name of the employer."] });
  assertTimeZone(body.time_zone);
  const now = timestamp(context);
  const row = {
    id: context.services.newId("er"),
    name: body.name.trim(),
    country: body.country,
    industry: body.industry ?? null,
    time_zone: body.time_zone ?? null,
    created_at: now,
    updated_at: now,
    object: "employer" as const,
  };
  await context.all.employers.insert(row);
  return row;
});

export const list = handle(listEmployers, (context, { query }) => context.visible.employers.page({}, query));

export const retrieve = handle(retrieveEmployer, (context, { params }) =>
  context.visible.employers.get(params.employer_id),
);

/** Throws the 400 for a time zone that does not exist. */
export function assertTimeZone(timeZone: string | null | undefined): void {
  if (timeZone == null || isTimeZone(timeZone)) return;
  throw invalidRequest({ "$.time_zone": ["Use the name of an IANA time zone, such as Europe/Dublin."] });
}
