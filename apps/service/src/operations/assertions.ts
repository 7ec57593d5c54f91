import { isBlank, isTimeZone, isWellFormedText, normalizeName } from "@enrolkit/rules";
import { invalidRequest, notFound } from "../problem/problem.ts";
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

/** What is wrong with a filter of a list by external customer; undefined where nothing is. */
export function customerFilterIssue(
  { platform }: Pick<OperationContext, "platform">,
  externalCustomerId: string | undefined,
): string | undefined {
  if (externalCustomerId === undefined || platform.type === "employer_of_record") return undefined;
  return "Only employer-of-record platforms have external customers. Leave it out.";
}

/** Throws the 404 for a customer that the caller's session does not see (decisions §4). */
export function assertOwnCustomer(
  { actor }: Pick<OperationContext, "actor">,
  externalCustomerId: string | undefined,
): void {
  const own = "external_customer_id" in actor ? actor.external_customer_id : null;
  if (externalCustomerId !== undefined && own !== null && own !== externalCustomerId)
    throw notFound("external_customer");
}

const missingNames = {
  employer: "Write the name of the employer.",
  group: "Write the name of the group.",
};

/**
 * Returns the name of a company or a group as it is stored (docs/decisions/0054). Throws the 400 on `$.name` for one that
 * is blank or cannot be stored.
 */
export function validName(sent: string, of: "employer" | "group"): string {
  const name = normalizeName(sent);
  if (isBlank(name)) throw invalidRequest({ "$.name": [missingNames[of]] });
  if (!isWellFormedText(name)) {
    throw invalidRequest({ "$.name": ["The name holds characters that cannot be stored. Type it again."] });
  }
  return name;
}
