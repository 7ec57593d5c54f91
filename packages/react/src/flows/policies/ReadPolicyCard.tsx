"use client";
import type { Plan, PolicyEnrolment } from "@enrolkit/types";
import type { ReactNode } from "react";
import { PolicyCard, type PolicyCardProps } from "../../components/PolicyCard/PolicyCard.tsx";
import { asCovered, costBegan, memberCostsFrom } from "../../cost/changed-cost.ts";
import { LifePolicyCard } from "./LifePolicyCard.tsx";

export interface ReadPolicyCardProps extends Omit<PolicyCardProps, "plan" | "provider" | "members"> {
  plan: Plan;
  /** What the policy came of. */
  enrolled: PolicyEnrolment;
}

/** A card with what each person costs, and with the beneficiaries of life cover where the host shows none. */
export function ReadPolicyCard({ enrolled, beneficiaries, ...props }: ReadPolicyCardProps): ReactNode {
  const { policy, plan } = props;
  const card = {
    ...props,
    provider: enrolled.provider,
    members: memberCostsFrom({ policy, enrolled, plan }, policy.members.map(asCovered), costBegan(policy)),
  };
  return beneficiaries === undefined && policy.benefit_type === "life_assurance" ? (
    <LifePolicyCard {...card} chosen={enrolled.plan.coverage_options} />
  ) : (
    <PolicyCard {...card} beneficiaries={beneficiaries} />
  );
}
