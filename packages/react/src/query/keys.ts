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
};

function of(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [id];
}
