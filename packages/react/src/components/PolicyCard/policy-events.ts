import type { CoveredMember, Policy, PolicyCover } from "@enrolkit/types";

/** A day on which cover began, changed or ended. */
export interface PolicyEvent {
  readonly date: string;
  readonly kind: "began" | "changed" | "ended";
  readonly joined: readonly CoveredMember[];
  readonly left: readonly CoveredMember[];
  /** How much more the employee pays a month from then on, in currency units. */
  readonly difference: number;
}

/** What happened to a policy, and what was agreed for later days, in the order of days. */
export function policyEvents(policy: Policy): readonly PolicyEvent[] {
  const { effective_from, ends_on, cover_history, upcoming_changes } = policy;
  const nothing = { joined: [], left: [], difference: 0 };
  const covers: PolicyCover[] = [...cover_history, ...upcoming_changes];
  const changes = covers.slice(1).map((cover, index): PolicyEvent => {
    const before = covers[index] ?? cover;
    return {
      date: cover.effective_from,
      kind: "changed",
      joined: cover.members.filter((member) => !has(before, member)),
      left: before.members.filter((member) => !has(cover, member)),
      difference: ownShare(cover) - ownShare(before),
    };
  });
  const end = ends_on !== null && ends_on >= effective_from ? [{ ...nothing, date: ends_on }] : [];
  return [
    { ...nothing, date: effective_from, kind: "began" },
    ...changes,
    ...end.map((day) => ({ ...day, kind: "ended" }) as const),
  ];
}

const has = ({ members }: PolicyCover, { id }: CoveredMember): boolean =>
  members.some((member) => member.id === id);

const ownShare = ({ cost }: PolicyCover): number => cost.monthly.employee_contribution.gross;
