"use client";
import type { Plan, PolicyEnrolment } from "@enrolkit/types";
import type { ReactNode } from "react";
import { policyStateOn } from "../../components/PolicyCard/policy-days.ts";
import { PolicyCard, type PolicyCardProps } from "../../components/PolicyCard/PolicyCard.tsx";
import { asCovered, chosenIn, costBegan, memberCostsFrom } from "../../cost/changed-cost.ts";
import { ChosenByAll } from "./ChosenByAll.tsx";
import { LifePolicyCard } from "./LifePolicyCard.tsx";

export interface ReadPolicyCardProps
  extends Omit<PolicyCardProps, "plan" | "provider" | "members" | "chosen"> {
  plan: Plan;
  /** What the policy came of. */
  enrolled: PolicyEnrolment;
}

/** A card with what was chosen and what each person costs, and with the beneficiaries of life cover where the host shows none. */
export function ReadPolicyCard({ enrolled, beneficiaries, ...props }: ReadPolicyCardProps): ReactNode {
  const { policy, plan } = props;
  const toPrice = { policy, enrolled, plan };
  const coverages = chosenIn(toPrice);
  const isOver = ["ended", "neverBegan"].includes(policyStateOn(policy, props.today));
  const card = {
    ...props,
    provider: enrolled.provider,
    chosen: coverages && <ChosenByAll {...{ policy, plan }} coverages={coverages} isOver={isOver} />,
    members: memberCostsFrom(toPrice, policy.members.map(asCovered), costBegan(policy)),
  };
  return beneficiaries === undefined && policy.benefit_type === "life_assurance" ? (
    <LifePolicyCard {...card} coverages={coverages} />
  ) : (
    <PolicyCard {...card} beneficiaries={beneficiaries} />
  );
}
