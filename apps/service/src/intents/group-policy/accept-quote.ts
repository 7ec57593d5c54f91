import type {
  ConsentApproval,
  ConsentReceipt,
  ConsentStatement,
  GroupPolicyIntentInput,
} from "@enrolkit/contract";
import { groupPolicyWorkflow, type FieldSentences, sentence } from "@enrolkit/rules";
import { invalidState, ProblemError } from "../../problem/problem.ts";
import type { GroupPolicyIntentRow, GroupQuoteIntentRow, QuoteRow } from "../../store/rows.ts";
import { unschedule } from "../../due-work/schedule.ts";
import { shownStatements } from "../../quotes/statements.ts";
import { assertBeforeDeadline, deadlineFromNow, startIntent } from "../engine.ts";
import {
  type GroupQuoteContext,
  groupQuoteIntent,
  loadGroupQuote,
} from "../group-quote/group-quote-intent.ts";
import { purchaseOf } from "../../receipts/purchase.ts";
import { lastReceipt } from "../../receipts/chain.ts";
import { makeReceipt } from "../../receipts/make.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { groupPolicyIntent, loadGroupPolicy } from "./group-policy-intent.ts";

/** Days until a group policy intent expires (decisions §5). */
const daysToConclude = 30;

/** The person or platform that accepts, and their client. */
export type Accepter = Pick<ConsentReceipt, "actor" | "locale" | "user_agent">;

/**
 * Accepts a quote: writes the receipt of the consents and starts the group policy intent. The employer is locked by the
 * caller, so that a quote is accepted once and the receipts of an employer form one chain.
 */
export async function acceptQuote(
  context: CommandContext,
  quoteIntent: GroupQuoteIntentRow,
  input: Omit<GroupPolicyIntentInput, "quote_intent_id">,
  accepter: Accepter,
): Promise<GroupPolicyIntentRow> {
  const accepted = await loadGroupQuote(context, quoteIntent);
  const quote = acceptable(context, accepted);
  const statements = await shownStatements(context, quoteIntent);
  assertApprovals(statements, input.consent_approvals);

  const { employer_id, external_customer_id } = quoteIntent;
  const now = timestamp(context);
  const id = context.services.newId("gpi");
  const receipt = makeReceipt(
    {
      id: context.services.newId("cr"),
      employer_id,
      external_customer_id,
      group_policy_intent_id: id,
      quote_intent_id: quoteIntent.id,
      accepted_at: now,
      ...accepter,
      items: quoteIntent.items,
      purchase: await purchaseOf(context, quote),
      currency: quote.currency,
      total_monthly_premium: quote.total_monthly_premium,
      employer_monthly_cost: quote.employer_monthly_cost,
      statements,
      approvals: input.consent_approvals,
    },
    await lastReceipt(context.all, employer_id, external_customer_id),
  );
  const row: GroupPolicyIntentRow = {
    id,
    employer_id,
    external_customer_id,
    quote_intent_id: quoteIntent.id,
    status: groupPolicyWorkflow.initial,
    due_date: deadlineFromNow(context, accepted.location, daysToConclude),
    create_enrolment_intents: input.create_enrolment_intents ?? false,
    enrols_next: null,
    consent_statements: statements,
    consent_receipt_id: receipt.id,
    group_policy_ids: [],
    created_at: now,
    updated_at: now,
  };
  await context.all.consentReceipts.insert(receipt);
  await markAccepted(context, { ...quoteIntent, group_policy_intent_id: id, updated_at: now });
  return startIntent(context, groupPolicyIntent, await loadGroupPolicy(context, row));
}

/** Returns the quote; throws `invalid_state` where it cannot be accepted now. */
function acceptable(context: CommandContext, accepted: GroupQuoteContext): QuoteRow {
  const { status, quote, group_policy_intent_id } = accepted.intent;
  if (group_policy_intent_id !== null) {
    throw invalidState(
      "This quote was accepted already. Go on with the group policy intent named by open_intent_id.",
      { current_status: status, open_intent_id: group_policy_intent_id },
    );
  }
  if (status !== "quote_available" || quote === null) {
    throw invalidState(
      sentence(
        'A quote cannot be accepted while its status is "{{status}}". Retrieve the quote intent to see what it waits for.',
        { status },
      ),
      { current_status: status, allowed_statuses: ["quote_available"] },
    );
  }
  assertBeforeDeadline(context, groupQuoteIntent, accepted);
  return quote;
}

/** From now on the quote neither expires nor can be rejected. */
async function markAccepted(context: CommandContext, accepted: GroupQuoteIntentRow): Promise<void> {
  await context.all.groupQuoteIntents.replace(accepted);
  await unschedule(context, accepted.id);
}

/**
 * Throws the 400 that names every issue of the approvals: each statement that is shown must be approved exactly once
 * (decisions §5, "Group policy intent"). The id names a wording and its links' versions, so an old wording is unknown.
 */
function assertApprovals(shown: readonly ConsentStatement[], approvals: readonly ConsentApproval[]): void {
  const errors: FieldSentences = {};
  for (const [index, { id }] of approvals.entries()) {
    const message = approvalIssue(id, approvals.findIndex((it) => it.id === id) < index, shown);
    if (message !== null) errors[`$.consent_approvals[${index}].id`] = [message];
  }
  const missing = shown.map(({ id }) => id).filter((id) => !approvals.some((it) => it.id === id));
  if (missing.length > 0) {
    errors["$.consent_approvals"] = [
      sentence(
        "must approve each statement that the quote intent shows; {{missing}} are missing, see missing_consents",
        { missing: missing.length },
      ),
    ];
  }
  if (Object.keys(errors).length === 0) return;
  throw new ProblemError(
    "invalid_request",
    "The consents are not those that the quote asks for. Retrieve the quote intent, have each of its statements accepted, and send them all.",
    { members: { errors, ...(missing.length > 0 && { missing_consents: missing }) } },
  );
}

function approvalIssue(id: string, again: boolean, shown: readonly ConsentStatement[]): string | null {
  if (again) return "is approved above already: a statement is approved once";
  if (shown.some((statement) => statement.id === id)) return null;
  return "is none of the statements that the quote intent shows now: unknown, or its wording has changed since";
}
