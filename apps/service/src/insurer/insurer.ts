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

/** Who receives the benefit of a policy from a day on. */
export interface BeneficiariesUpdate {
  policy_id: string;
  effective_from: string;
  /** When they were named: of two updates, the later one counts. */
  named_at: string;
  beneficiaries: readonly {
    kind: "person" | "organisation" | "estate";
    name: string | null;
    relationship: string | null;
    share_percent: number;
    order: "primary" | "contingent";
  }[];
}

/** A policy that an insurer has taken on. */
export interface AcceptedPolicy {
  policy_id: string;
  provider_name: string;
}

/**
 * The insurer's side. It never decides within a call that changes an intent: it says when its decision can be read, so
 * that no lease spans a conversation with another system. All times are milliseconds of the platform's clock.
 */
export interface Insurer {
  /** When it will have decided, and how. */
  decidesAt(application: Application, now: number): number;
  decide(application: Application): "accepted" | "rejected";
  /** Its number of a policy that it has accepted; null where it gives none. */
  memberNumber(policy: AcceptedPolicy): string | null;
  /** When it will have quoted a change to a policy, and whether it names a price. */
  quotesChangeAt(now: number): number;
  quotesChange(application: Application): boolean;
  /** Screening of a person, and when it will be done. */
  screen(person: { first_name: string; last_name: string }): "clear" | "restricted";
  screenedAt(now: number): number;
  /** Whether the insurer wants proof about this person before going on. */
  wantsEvidence(person: { first_name: string; last_name: string }): boolean;
  /** Whether the insurer wants to know more about the groups before it quotes. */
  wantsGroupInformation(application: GroupApplication): boolean;
  /** When it will have quoted; null where a person quotes by hand. */
  quotesAt(application: GroupApplication, now: number): number | null;
  quote(application: GroupApplication): "offered" | "declined";
  /** Whether groups that are insured already are renewed by hand, outside of this service. */
  renewsByHand(application: GroupApplication): boolean;
  /** When it will have decided on an accepted quote, and how. */
  approvesAt(application: GroupApplication, now: number): number;
  approves(application: GroupApplication): boolean;
  /** Takes who receives the benefit of a policy. The same can come twice; where it throws, it comes again later. */
  updateBeneficiaries(update: BeneficiariesUpdate): void;
}
