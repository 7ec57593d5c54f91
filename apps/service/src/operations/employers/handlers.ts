import {
  createEmployer,
  listEmployers,
  type PayElement,
  type PayElementInput,
  retrieveEmployer,
  updateEmployer,
} from "@enrolkit/contract";
import type { FieldSentences } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { invalidRequest } from "../../problem/problem.ts";
import type { EmployerRow } from "../../store/rows.ts";
import { assertTimeZone, validName } from "../assertions.ts";
import { handle } from "../handle.ts";
import { presentPage } from "../lists.ts";
import { presentEmployer } from "./present.ts";

export const create = handle(createEmployer, async (context, { body }) => {
  const name = validName(body.name, "employer");
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

export const update = handle(updateEmployer, async (context, { params, body }) => {
  const before = await context.visible.employers.lock(params.employer_id);
  const { pay_elements = before.pay_elements } = body;
  const row: EmployerRow = {
    ...before,
    ...(pay_elements && { pay_elements: validPayElements(pay_elements) }),
    updated_at: timestamp(context),
  };
  await context.all.employers.replace(row);
  return presentEmployer(context, row);
});

/** Returns pay elements as they are stored. Throws the 400 that names each that is for a benefit named before. */
function validPayElements(sent: readonly PayElementInput[]): PayElement[] {
  const benefits = sent.map(({ benefit_type }) => benefit_type);
  const errors: FieldSentences = {};
  for (const [index, benefit] of benefits.entries()) {
    if (benefits.indexOf(benefit) === index) continue;
    errors[`$.pay_elements[${index}].benefit_type`] = [
      "This benefit has pay elements already. List each once.",
    ];
  }
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
  return sent.map(({ benefit_type, employee_code, employer_code }) => ({
    benefit_type,
    employee_code: employee_code ?? null,
    employer_code: employer_code ?? null,
  }));
}
