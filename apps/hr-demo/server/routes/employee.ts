import { Router } from "express";
import { benefitsGroup, deductionOf, newestEnrolment } from "../benefits.ts";
import { dayIn } from "../dates.ts";
import { personas } from "../people/personas.ts";
import { payslipsOf } from "../scenery/payslips.ts";
import { timeOffOf } from "../scenery/time-off.ts";
import { type SignedInEmployee, signedInEmployee } from "../session.ts";

/** What any HR application has. The numbers are invented, but add up and follow the sandbox's clock. */
export function employeeRoutes() {
  return Router()
    .get("/payslips", async (_request, response) => {
      const me = signedInEmployee(response);
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
    .get("/time-off", async (_request, response) => {
      const me = signedInEmployee(response);
      const colleagues = personas
        .filter(({ kind }) => kind !== me.persona.kind)
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
      response.json(timeOffOf(await todayOf(me), colleagues));
    });
}

async function todayOf({ opened, persona }: SignedInEmployee) {
  const { now } = await opened.api.call("RetrieveClock");
  return dayIn(persona.time_zone, now);
}
