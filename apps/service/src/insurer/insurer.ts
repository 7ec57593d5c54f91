/** What an insurer is asked to take on. */
export interface Application {
  intent_id: string;
  policyholder: { first_name: string; last_name: string };
  dependents: { first_name: string; last_name: string }[];
}

/** The groups that an insurer is asked to quote for, or to take on. */
export interface GroupApplication {
  groups: readonly { name: string }[];
}

/**
 * The insurer's side. It never answers within the call: it says when to look for the answer, so that no lease
 * spans a conversation with somebody else's system.
 */
export interface Insurer {
  /** Milliseconds of the platform's clock at which the answer will be there. */
  decidesAt(application: Application, now: number): number;
  decide(application: Application): "accepted" | "rejected";
  /** When the price of a change to a policy will be there, and whether the insurer names one. */
  quotesChangeAt(now: number): number;
  quotesChange(application: Application): boolean;
  /** Screening of a person; milliseconds until it is done are the insurer's to choose. */
  screen(person: { first_name: string; last_name: string }): "clear" | "restricted";
  screenedAt(now: number): number;
  /** Whether the insurer wants proof about this person before going on. */
  wantsEvidence(person: { first_name: string; last_name: string }): boolean;
  /** Whether the insurer wants to know more about the groups before it quotes. */
  wantsGroupInformation(application: GroupApplication): boolean;
  /** When the quote will be there, on the platform's clock; null where somebody works on it by hand. */
  quotesAt(application: GroupApplication, now: number): number | null;
  quote(application: GroupApplication): "offered" | "declined";
  /** Whether groups that are insured already are renewed by hand, outside of this service. */
  renewsByHand(application: GroupApplication): boolean;
  /** When the answer to an accepted quote will be there, on the platform's clock. */
  approvesAt(application: GroupApplication, now: number): number;
  approves(application: GroupApplication): boolean;
}
