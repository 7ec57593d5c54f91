// Made by scripts/generate.ts from the operation table; do not edit.
// Each operation: method, path, status of success; a file's type.

import { sessionEndpoints } from "./session-endpoints.ts";

const otherEndpoints = {
  ListEmployeeBreakdownsForContributionReport: [
    "GET",
    "/contribution_reports/{contribution_report_id}/employee_breakdowns",
    200,
  ],
  RetrieveEmployeeBreakdownForContributionReport: [
    "GET",
    "/contribution_reports/{contribution_report_id}/employee_breakdowns/{employee_id}",
    200,
  ],
  ExportContributionReport: [
    "GET",
    "/contribution_reports/{contribution_report_id}/export",
    200,
    "text/csv; charset=utf-8",
  ],
  FinalizeContributionReport: ["POST", "/contribution_reports/{contribution_report_id}/finalize", 200],
  CreateEmbedSession: ["POST", "/embed/sessions", 200],
  ListEmployees: ["GET", "/employees", 200],
  CreateEmployee: ["POST", "/employees", 200],
  UpdateEmployee: ["PUT", "/employees/{employee_id}", 200],
  ListEmployers: ["GET", "/employers", 200],
  CreateEmployer: ["POST", "/employers", 200],
  UpdateEmployer: ["PUT", "/employers/{employer_id}", 200],
  ListEvents: ["GET", "/events", 200],
  RetrieveEvent: ["GET", "/events/{event_id}", 200],
  ReplayEvent: ["POST", "/events/{event_id}/replay", 200],
  CreateGroup: ["POST", "/groups", 200],
  AddGroupEmployees: ["POST", "/groups/{group_id}/employees", 200],
  RetrieveClock: ["GET", "/test_helpers/clock", 200],
  AdvanceClock: ["POST", "/test_helpers/clock/advance", 200],
  ForceIntent: ["POST", "/test_helpers/intents/{intent_id}/force", 200],
  CreateWorld: ["POST", "/test_helpers/worlds", 200],
  ListWebhookEndpoints: ["GET", "/webhooks/endpoints", 200],
  CreateWebhookEndpoint: ["POST", "/webhooks/endpoints", 200],
  DeleteWebhookEndpoint: ["DELETE", "/webhooks/endpoints/{webhook_endpoint_id}", 200],
  RetrieveWebhookEndpoint: ["GET", "/webhooks/endpoints/{webhook_endpoint_id}", 200],
  ListWebhookEndpointDeliveries: ["GET", "/webhooks/endpoints/{webhook_endpoint_id}/deliveries", 200],
  RotateWebhookSecret: ["POST", "/webhooks/endpoints/{webhook_endpoint_id}/rotate_secret", 200],
} as const;

/** Every served operation. */
export const endpoints = { ...sessionEndpoints, ...otherEndpoints } as const;
