/** A group policy that was bought and is no longer in force. */
export interface EndedPolicy {
  /** `gp_…`. */
  readonly id: string;
  /** The group's name of today. */
  readonly group: string;
  /** The policy that the group has had since; null where nothing replaced it. */
  readonly replacedBy: {
    /** The plan's name. */
    readonly plan: string;
    /** When it replaced the other. ISO 8601 date-time. */
    readonly on: string;
    /** The acceptance that it came of, which has a receipt of its own; null where there is none. */
    readonly groupPolicyIntentId: string | null;
  } | null;
}
