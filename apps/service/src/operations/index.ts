import * as associatedPersons from "./associated-persons/handlers.ts";
import * as consentReceipts from "./consent-receipts/handlers.ts";
import * as contributionReports from "./contribution-reports/handlers.ts";
import * as dependentsChange from "./dependents-management-intents/change.ts";
import * as dependentsRead from "./dependents-management-intents/read.ts";
import * as embedSessions from "./embed-sessions/handlers.ts";
import * as employees from "./employees/handlers.ts";
import * as employers from "./employers/handlers.ts";
import * as enrolmentChange from "./enrolment-intents/change.ts";
import * as enrolmentCreate from "./enrolment-intents/create.ts";
import * as enrolmentRead from "./enrolment-intents/read.ts";
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
import * as force from "./test-helpers/force.ts";
import * as testHelpers from "./test-helpers/handlers.ts";
import * as webhookEndpoints from "./webhook-endpoints/handlers.ts";

const modules = [
  associatedPersons,
  enrolmentCreate,
  enrolmentRead,
  enrolmentChange,
  dependentsRead,
  dependentsChange,
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
  force,
];

/** What every operation of the table does. A test fails while an operation that is not planned lacks one. */
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
