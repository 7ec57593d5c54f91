import { z } from "zod";
import { messageWith } from "./messages.ts";
import { text } from "./scalars.ts";

/** Type prefixes of identifiers: the specification's, then those of decisions §1, then the project's own. */
export const identifierKinds = {
  employee: "ee",
  employer: "er",
  associated_person: "ap",
  contribution_report: "ctr",
  dependents_management_intent: "dmi",
  enrolment_intent: "ei",
  group: "gr",
  group_quote_intent: "gqi",
  policy_amendment_intent: "pai",
  policy: "p",
  plan: "pl",
  provider: "pr",
  plan_coverage: "pc",
  plan_coverage_option: "pco",
  consent_statement: "cst",
  requirement: "ar",
  platform: "pt",
  group_policy: "gp",
  group_policy_intent: "gpi",
  contribution_line: "ct",
  event: "evt",
  event_delivery: "evtd",
  webhook_endpoint: "whe",
  policy_member: "pm",
  beneficiary: "bn",
  beneficiaries_version: "bv",
  embed_session: "es",
  consent_receipt: "cr",
  employee_breakdown: "eb",
  quoted_employee: "qe",
} as const;

export type IdentifierKind = keyof typeof identifierKinds;

const kinds = new Map<string, string>(
  Object.entries(identifierKinds).map(([kind, prefix]) => [prefix, kind]),
);

/** "an enrolment intent", "a group". */
function withArticle(prefix: string): string {
  const kind = (kinds.get(prefix) ?? prefix).replaceAll("_", " ");
  return `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
}

function metaOf(prefix: string) {
  return {
    description: `Identifier of ${withArticle(prefix)}.`,
    examples: [`${prefix}_019b8d9e10a971bd8d7702f41b1e7f96`],
  };
}

/** The schema of an identifier in a body or a response: its prefix and anything after it. */
export function id(prefix: string): z.ZodString {
  return text()
    .regex(
      new RegExp(`^${prefix}_.+$`),
      messageWith('must be the id of {{kind}}, which starts with "{{prefix}}_"', {
        kind: withArticle(prefix),
        prefix,
      }),
    )
    .meta(metaOf(prefix));
}

/** The schema of an identifier in a path: `<prefix>_` and 32 lowercase hex digits. Any other form is a 404 (decisions §1). */
export function pathId(prefix: string, error?: string): z.ZodString {
  return z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-f]{32}$`), error)
    .meta(metaOf(prefix));
}
