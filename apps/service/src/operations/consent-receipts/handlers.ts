import { listConsentReceipts, retrieveConsentReceipt } from "@enrolkit/contract";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";
import { namedFilters } from "../lists.ts";

export const list = handle(listConsentReceipts, async (context, { params, query }) => {
  const { external_customer_id, ...request } = query;
  const employer = await context.visible.employers.get(params.employer_id);
  if (external_customer_id !== undefined) assertCustomer(context, external_customer_id);
  const where = { employer_id: employer.id, ...namedFilters({ external_customer_id }) };
  return context.visible.consentReceipts.page(where, request);
});

export const retrieve = handle(retrieveConsentReceipt, async (context, { params }) => {
  const intent = await context.visible.groupPolicyIntents.get(params.group_policy_intent_id);
  return context.visible.consentReceipts.get(intent.consent_receipt_id);
});

/** Only an employer of record has customers, and a session that names one sees no other (decisions §4). */
function assertCustomer({ platform, actor }: OperationContext, external_customer_id: string): void {
  if (platform.type !== "employer_of_record") {
    throw invalidRequest({
      external_customer_id: ["Only employer-of-record platforms have external customers. Leave it out."],
    });
  }
  const own = actor.kind === "employer_session" ? actor.external_customer_id : null;
  if (own !== null && own !== external_customer_id) throw notFound();
}
