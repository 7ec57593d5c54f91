/** Names of what is fetched. Ids only: never a token, never personal data. */
export const keys = {
  enrolment: (employeeId: string, groupId: string) => ["enrolment", employeeId, groupId] as const,
  /** The sub-intents, or one of them. */
  subIntent: (id?: string) => ["sub_intent", ...of(id)] as const,
  eligibility: (subIntentId?: string) => ["eligibility", ...of(subIntentId)] as const,
  requirements: (intentId?: string) => ["requirements", ...of(intentId)] as const,
  requirement: (id?: string) => ["requirement", ...of(id)] as const,
  persons: (employeeId: string) => ["persons", employeeId] as const,
  employee: (id: string) => ["employee", id] as const,
  plan: (id: string) => ["plan", id] as const,
  provider: (id: string) => ["provider", id] as const,
  employer: (id: string) => ["employer", id] as const,
  /** The newest quote of a group, or of all. */
  newestQuote: (groupId: string | undefined) => ["newest_quote", ...of(groupId)] as const,
  groupQuote: (id?: string) => ["group_quote", ...of(id)] as const,
  quote: (intentId: string) => ["quote", intentId] as const,
  /** What came of an accepted quote, by the id of its intent. */
  groupPolicyIntent: (quoteIntentId?: string) => ["group_policy_intent", ...of(quoteIntentId)] as const,
  /** A quote, and what came of it. */
  ofQuote: (intentId: string) => [keys.groupQuote(intentId), keys.groupPolicyIntent(intentId)] as const,
  policy: (id?: string) => ["policy", ...of(id)] as const,
  /** A change to a policy. */
  amendment: (id?: string) => ["amendment", ...of(id)] as const,
  openAmendment: (policyId: string) => ["open_amendment", policyId] as const,
  /** Everything that lists of people belong to. */
  parents: [["enrolment"], ["amendment"]],
};

function of(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [id];
}
