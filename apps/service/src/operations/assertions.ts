import { isTimeZone } from "@enrolkit/rules";
import { invalidRequest } from "../problem/problem.ts";
import type { OperationContext } from "./context.ts";

/** Throws the 400 for a time zone that does not exist. */
export function assertTimeZone(timeZone: string | null | undefined): void {
  if (timeZone == null || isTimeZone(timeZone)) return;
  throw invalidRequest({ "$.time_zone": ["Use the name of an IANA time zone, such as Europe/Dublin."] });
}

/** Throws the 400 for an external customer on a platform that is no employer of record (decisions §4). */
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
