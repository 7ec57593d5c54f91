import type { Kysely } from "kysely";
import type { ParticipationRow } from "./participations.ts";
import type { StoredCount } from "./stored-counts.ts";

/** The tables as they are queried. Numbers named `…_ms`, `…_at` or `…_until` are milliseconds since 1970. */
export interface Database {
  platforms: PlatformsTable;
  api_keys: ApiKeysTable;
  sessions: SessionsTable;
  providers: Documents;
  plans: Documents & { provider_id: string; benefit_type: string };
  employers: Documents;
  employees: Documents & Owned & { status: string; external_id: string | null };
  associated_persons: Documents & { employee_id: string };
  groups: Documents & Owned;
  group_members: { platform_id: string; group_id: string; employee_id: string };
  stored_counts: StoredCountsTable;
  group_policies: Documents & Owned & { group_id: string; plan_id: string; status: string };
  enrolment_intents: Documents & Owned & { employee_id: string; group_id: string; status: string };
  dependents_management_intents: Documents &
    Owned & { employee_id: string; parent_intent_id: string; status: string };
  participations: ParticipationsTable;
  requirements: Documents & Owned & RequirementColumns;
  policies: Documents & Owned & PolicyColumns;
  policy_beneficiaries: Documents & Owned & { employee_id: string; policy_id: string };
  policy_amendment_intents: Documents & Owned & { employee_id: string; policy_id: string; status: string };
  group_quote_intents: Documents & Owned & { status: string };
  quoted_employees: Documents & Owned & { employee_id: string; quote_intent_id: string; group_id: string };
  group_policy_intents: Documents & Owned & { quote_intent_id: string; status: string };
  consent_receipts: Documents & Owned & { group_policy_intent_id: string };
  report_holders: Documents & Owned;
  contribution_reports: Documents &
    Owned & { holder_id: string; year: string; month: string; status: string };
  employee_breakdowns: Documents & Owned & { contribution_report_id: string; employee_id: string };
  webhook_endpoints: Documents & { status: string };
  events: EventsTable;
  event_deliveries: EventDeliveriesTable;
  due_work: DueWorkTable;
  idempotency_keys: IdempotencyKeysTable;
}

export type Engine = "sqlite" | "postgres";

/** A transaction's handle on the tables. */
export type Tables = Kysely<Database>;

/** Keyed by platform and id; `document` is the row as JSON, the columns beside it are taken from it. */
interface Documents {
  platform_id: string;
  id: string;
  document: string;
}

interface Owned {
  employer_id: string;
  external_customer_id: string | null;
}

interface RequirementColumns {
  employee_id: string | null;
  intent_id: string;
  associated_person_id: string | null;
  kind: string;
  /** 0 or 1. */
  is_fulfilled: number;
}

interface PolicyColumns {
  employee_id: string;
  group_id: string;
  enrolment_intent_id: string;
  status: string;
}

interface ParticipationsTable extends ParticipationRow {
  platform_id: string;
  group_id: string;
  employee_id: string;
}

interface StoredCountsTable {
  platform_id: string;
  counted: StoredCount;
  owner_id: string;
  total: number;
}

interface PlatformsTable {
  id: string;
  type: string;
  name: string;
  status: string;
  /** JSON list. */
  allowed_origins: string;
  clock_offset_ms: number;
  /** While the clock is advanced: the offset that it will have, by which due work is scheduled. */
  due_work_offset_ms: number | null;
  /** Workers claim none of the platform's work until then; 0 = it is not held. */
  held_until: number;
  hold_token: string | null;
  created_at: string;
}

interface ApiKeysTable {
  platform_id: string;
  id: string;
  secret_hash: string;
  hint: string;
  created_at: string;
  revoked_at: string | null;
}

interface SessionsTable {
  platform_id: string;
  id: string;
  token_hash: string;
  employer_id: string;
  employee_id: string | null;
  external_customer_id: string | null;
  acting_user_id: string | null;
  acting_user_name: string | null;
  acting_user_role: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

interface EventsTable {
  platform_id: string;
  id: string;
  type: string;
  created_at: string;
  /** JSON. */
  data: string;
  /** The bytes that are sent and signed, the same at every attempt. */
  body: string;
}

export interface EventDeliveriesTable {
  platform_id: string;
  id: string;
  event_id: string;
  event_type: string;
  endpoint_id: string;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  /** Real time at which the last attempt ended, and the HTTP status that it ended with, if any. */
  attempted_at: number | null;
  response_status: number | null;
  /** Real time before which it is not claimed while it is pending: a lease, or the pause after a failure. */
  claimable_at: number;
  lease_token: string | null;
}

export interface DueWorkTable {
  platform_id: string;
  id: string;
  kind: string;
  subject_id: string;
  /** Of the platform's clock. */
  due_at: number;
  attempts: number;
  /**
   * Real time before which it is not claimed: when it is due, a lease, the pause after a failure, or the end of its
   * platform's hold. By the platform's clock it may turn out to be early, never to be late.
   */
  claimable_at: number;
  lease_token: string | null;
}

interface IdempotencyKeysTable {
  platform_id: string;
  credential_id: string;
  key: string;
  fingerprint: string;
  expires_at: number;
  /** Null until the request has succeeded. */
  status: number | null;
  /** Sealed; null once erased. */
  body: string | null;
  subject_id: string | null;
}
