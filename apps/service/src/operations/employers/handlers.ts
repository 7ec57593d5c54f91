import { createEmployer, listEmployers, retrieveEmployer } from "@enrolkit/contract";
import { timestamp } from "../../context.ts";
import type { EmployerRow } from "../../store/rows.ts";
import { assertTimeZone, validName } from "../assertions.ts";
import { handle } from "../handle.ts";
import { presentPage } from "../lists.ts";
import { presentEmployer } from "./present.ts";

export const create = handle(createEmployer, async (context, { body }) => {
  const name = validName(body.name, "the employer");
  assertTimeZone(body.time_zone);
  const now = timestamp(context);
  const row: EmployerRow = {
    id: context.services.newId("er"),
    name,
    country: body.country,
    industry: body.industry ?? null,
    time_zone: body.time_zone ?? null,
    created_at: now,
    updated_at: now,
    object: "employer",
  };
  await context.all.employers.insert(row);
  return presentEmployer(context, row);
});

export const list = handle(listEmployers, async (context, { query }) => {
  const page = await context.visible.employers.page({}, query);
  return presentPage(page, (row) => presentEmployer(context, row));
});

export const retrieve = handle(retrieveEmployer, async (context, { params }) =>
  presentEmployer(context, await context.visible.employers.get(params.employer_id)),
);
