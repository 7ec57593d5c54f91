import * as associatedPersons from "./associated-persons/handlers.ts";
import * as consentReceipts from "./consent-receipts/handlers.ts";
import * as contributionReports from "./contribution-reports/handlers.ts";
import * as dependentsManagementIntents from "./dependents-management-intents/handlers.ts";
import * as embedSessions from "./embed-sessions/handlers.ts";
import * as employees from "./employees/handlers.ts";
import * as employers from "./employers/handlers.ts";
import * as enrolmentIntents from "./enrolment-intents/handlers.ts";
import * as events from "./events/handlers.ts";
import * as groupPolicies from "./group-policies/handlers.ts";
import * as groupPolicyIntents from "./group-policy-intents/handlers.ts";
import * as groupQuoteIntents from "./group-quote-intents/handlers.ts";
import * as groups from "./groups/handlers.ts";
import type { Handler } from "./handle.ts";
import * as plans from "./plans/handlers.ts";
import * as policies from "./policies/handlers.ts";
import * as policyAmendmentIntents from "./policy-amendment-intents/handlers.ts";
import * as providers from "./providers/handlers.ts";
import * as requirements from "./requirements/handlers.ts";
import * as testHelpers from "./test-helpers/handlers.ts";
import * as webhookEndpoints from "./webhook-endpoints/handlers.ts";

const modules = [
  associatedPersons,
  enrolmentIntents,
  dependentsManagementIntents,
  groupQuoteIntents,
  groupPolicyIntents,
  consentReceipts,
  groupPolicies,
  policies,
  policyAmendmentIntents,
  contributionReports,
  requirements,
  providers,
  plans,
  embedSessions,
  employers,
  employees,
  groups,
  events,
  webhookEndpoints,
  testHelpers,
];

/** The handlers of all operations. A test fails while an operation that is not planned lacks one. */
export const handlers: readonly Handler[] = modules.flatMap((module): Handler[] =>
  Object.values(module).filter(isHandler),
);

function isHandler(exported: unknown): exported is Handler {
  return (
    typeof exported === "object" &&
    exported !== null &&
    "operation" in exported &&
    "managesTransactions" in exported
  );
}
