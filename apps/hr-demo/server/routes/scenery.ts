import { Router } from "express";
import { benefitsGroup, deductionOf, newestEnrolment } from "../enrolkit/benefits.ts";
import { dayIn } from "../dates.ts";
import { personas } from "../people/index.ts";
import { payslipsOf } from "../scenery/payslips.ts";
import { timeOffOf } from "../scenery/time-off.ts";
import { type Context, type SignedIn, signedIn } from "./context.ts";

/** What any HR application has; invented, but its numbers add up and follow the sandbox's clock. */
export function sceneryRoutes(context: Context) {
  return Router()
    .get("/payslips", async (request, response) => {
      const me = await signedIn(context, request);
      const { api } = me.opened;
      const { employee_id } = me.session;
      const [today, employee, enrolment] = await Promise.all([
        todayOf(me),
        api.call("RetrieveEmployee", { params: { employee_id } }),
        benefitsGroup(me.opened, employee_id).then((group_id) =>
          newestEnrolment(me.opened, employee_id, group_id),
        ),
      ]);
      const employment = {
        salary: me.persona.salary,
        start_on: employee.start_on ?? today,
        benefits: deductionOf(enrolment),
      };
      response.json({ payslips: payslipsOf(employment, today) });
    })
    .get("/time-off", async (request, response) => {
      const me = await signedIn(context, request);
      const colleagues = personas
        .filter(({ kind }) => kind !== me.persona.kind)
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
      response.json(timeOffOf(await todayOf(me), colleagues));
    });
}

async function todayOf({ opened, persona }: SignedIn) {
  const { now } = await opened.api.call("RetrieveClock");
  return dayIn(persona.time_zone, now);
}
