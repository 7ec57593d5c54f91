import type { Employee, EmployeeUpdate } from "@enrolkit/contract";
import { checkPerson } from "@enrolkit/rules";
import { invalidRequest } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";
import { assertTimeZone } from "../employers/employers.ts";

/**
 * What an employee shares with everybody on file (names, birth date, email) is held to the same rule; the rest is
 * checked here. Throws the 400 that names each field at fault.
 */
export function checkedEmployee<Body extends EmployeeUpdate>(context: OperationContext, body: Body): Body {
  const { first_name, last_name, date_of_birth, sex_at_birth, email } = body;
  const given = Object.entries({ first_name, last_name, date_of_birth, sex_at_birth, email });
  const person = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const checked = checkPerson(person, {
    mode: "update",
    today: new Date(context.now).toISOString().slice(0, 10),
  });
  if ("errors" in checked)
    throw invalidRequest(checked.errors, "Some details of the employee cannot be used.");
  assertTimeZone(body.time_zone);
  assertCustomer(context, body.external_customer_id);
  return { ...body, ...checked.value };
}

/** Throws where somebody would have left before they came. */
export function assertEndAfterStart({ start_on, end_on }: Pick<Employee, "start_on" | "end_on">): void {
  if (start_on == null || end_on == null || start_on <= end_on) return;
  throw invalidRequest({
    "$.end_on": ["The last day of employment is before the first. Correct one of the two."],
  });
}

/** Only employers of record group their employees by customer (decisions §4). */
export function assertCustomer(
  context: OperationContext,
  externalCustomerId: string | null | undefined,
): void {
  if (externalCustomerId == null) return;
  if (context.platform.type !== "employer_of_record") {
    throw invalidRequest({
      "$.external_customer_id": [
        "Only employer-of-record platforms have external customers. Leave it out or send null.",
      ],
    });
  }
  if (externalCustomerId.trim() === "") {
    throw invalidRequest({
      "$.external_customer_id": ["Write your own id of the customer company, or send null."],
    });
  }
}
