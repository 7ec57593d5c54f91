import * as associatedPersonCreate from "./associated-persons/create.ts";
import * as associatedPersonList from "./associated-persons/list.ts";
import * as associatedPersonRemove from "./associated-persons/remove.ts";
import * as associatedPersonRetrieve from "./associated-persons/retrieve.ts";
import * as associatedPersonUpdate from "./associated-persons/update.ts";
import * as plans from "./catalogue/plans.ts";
import * as providers from "./catalogue/providers.ts";
import * as reportExport from "./contribution-reports/export.ts";
import * as reportFinalize from "./contribution-reports/finalize.ts";
import * as reportRead from "./contribution-reports/read.ts";
import * as dependentsChange from "./dependents-management-intents/change.ts";
import * as dependentsRead from "./dependents-management-intents/read.ts";
import * as sessionCreate from "./embed-sessions/create.ts";
import * as sessionRevoke from "./embed-sessions/revoke.ts";
import * as employees from "./employees/employees.ts";
import * as employers from "./employers/employers.ts";
import * as enrolmentChange from "./enrolment-intents/change.ts";
import * as enrolmentCreate from "./enrolment-intents/create.ts";
import * as enrolmentRead from "./enrolment-intents/read.ts";
import * as events from "./events/events.ts";
import * as groupPolicies from "./group-policies/group-policies.ts";
import * as groupPolicyCreate from "./group-policy-intents/create.ts";
import * as groupPolicyRead from "./group-policy-intents/read.ts";
import * as receipts from "./group-policy-intents/receipts.ts";
import * as quoteCreate from "./group-quote-intents/create.ts";
import * as quoteRead from "./group-quote-intents/read.ts";
import * as quoteReject from "./group-quote-intents/reject.ts";
import * as groups from "./groups/groups.ts";
import type { Handler } from "./handle.ts";
import * as policies from "./policies/policies.ts";
import * as amendmentChange from "./policy-amendment-intents/change.ts";
import * as amendmentRead from "./policy-amendment-intents/read.ts";
import * as requirements from "./requirements/requirements.ts";
import * as clock from "./test-helpers/clock.ts";
import * as force from "./test-helpers/force.ts";
import * as worlds from "./test-helpers/worlds.ts";
import * as webhookEndpoints from "./webhook-endpoints/handlers.ts";

const modules = [
  associatedPersonCreate,
  associatedPersonList,
  associatedPersonRetrieve,
  associatedPersonUpdate,
  associatedPersonRemove,
  enrolmentCreate,
  enrolmentRead,
  enrolmentChange,
  dependentsRead,
  dependentsChange,
  quoteCreate,
  quoteRead,
  quoteReject,
  groupPolicyCreate,
  groupPolicyRead,
  receipts,
  groupPolicies,
  policies,
  amendmentRead,
  amendmentChange,
  reportRead,
  reportFinalize,
  reportExport,
  requirements,
  providers,
  plans,
  sessionCreate,
  sessionRevoke,
  employers,
  employees,
  groups,
  events,
  webhookEndpoints,
  worlds,
  clock,
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
