import * as associatedPersons from "./associated-persons.ts";
import * as catalogue from "./catalogue.ts";
import * as contributionReports from "./contribution-reports.ts";
import * as dependentsManagementIntents from "./dependents-management-intents.ts";
import * as embedSessions from "./embed-sessions.ts";
import * as employees from "./employees.ts";
import * as employers from "./employers.ts";
import * as enrolmentIntents from "./enrolment-intents.ts";
import * as events from "./events.ts";
import * as groupPolicies from "./group-policies.ts";
import * as groupPolicyIntents from "./group-policy-intents.ts";
import * as groupQuoteIntents from "./group-quote-intents.ts";
import * as groups from "./groups.ts";
import * as policies from "./policies.ts";
import * as policyAmendmentIntents from "./policy-amendment-intents.ts";
import * as requirements from "./requirements.ts";
import * as testHelpers from "./test-helpers.ts";
import * as webhookEndpoints from "./webhook-endpoints.ts";

/** Every operation, by the name of its constant. */
export const operationTable = {
  ...associatedPersons,
  ...enrolmentIntents,
  ...dependentsManagementIntents,
  ...requirements,
  ...catalogue,
  ...embedSessions,
  ...employers,
  ...employees,
  ...groups,
  ...contributionReports,
  ...groupQuoteIntents,
  ...groupPolicyIntents,
  ...groupPolicies,
  ...policies,
  ...policyAmendmentIntents,
  ...events,
  ...webhookEndpoints,
  ...testHelpers,
};

export type AnyOperation = (typeof operationTable)[keyof typeof operationTable];
export type OperationName = AnyOperation["name"];
export type OperationNamed<Name extends OperationName> = Extract<AnyOperation, { name: Name }>;

/** Every operation of the interface, planned ones too. */
export const operations: readonly AnyOperation[] = Object.values(operationTable);
