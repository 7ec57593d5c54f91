/** What a reminder may say of an offer, and nothing of the employee. */
export interface ReminderFacts {
  /** The employer's name. */
  readonly company: string;
  /** The names of the plans. */
  readonly plans: readonly string[];
  /** What an employee would pay a month for themselves alone; null where it is not known. */
  readonly alone: {
    readonly amount: number;
    readonly currency: string;
    /** Choices can add to it. */
    readonly isFrom: boolean;
  } | null;
}
