import { listConsentReceipts, retrieveConsentReceipt } from "@enrolkit/contract";
import { invalidRequest } from "../../problem/problem.ts";
import { assertOwnCustomer, customerFilterIssue } from "../assertions.ts";
import { handle } from "../handle.ts";
import { namedFilters } from "../lists.ts";

export const list = handle(listConsentReceipts, async (context, { params, query }) => {
  const { external_customer_id, ...request } = query;
  const employer = await context.visible.employers.get(params.employer_id);
  const issue = customerFilterIssue(context, external_customer_id);
  if (issue !== undefined) throw invalidRequest({ external_customer_id: [issue] });
  assertOwnCustomer(context, external_customer_id);
  const where = { employer_id: employer.id, ...namedFilters({ external_customer_id }) };
  return context.visible.consentReceipts.page(where, request);
});

export const retrieve = handle(retrieveConsentReceipt, async (context, { params }) => {
  const intent = await context.visible.groupPolicyIntents.get(params.group_policy_intent_id);
  return context.visible.consentReceipts.get(intent.consent_receipt_id);
});
