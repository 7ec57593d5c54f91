import type { DependentEligibilityRules } from "@enrolkit/contract";
import { dependentsEligibility, type PersonToJudge } from "../../src/index.ts";

interface IneligibilityInput {
  effective_date: string;
  rules: DependentEligibilityRules;
  people: PersonToJudge[];
}

export function answerIneligibility({ people, rules, effective_date }: IneligibilityInput): unknown {
  return { items: dependentsEligibility(people, rules, effective_date) };
}
