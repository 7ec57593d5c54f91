"use client";
import type { Policy } from "@enrolkit/types";
import type { ReactNode } from "react";
import { usePolicies } from "../../../hooks/usePolicies.ts";
import { useMessages } from "../../../messages/hooks.ts";

/** Says that other benefits stay; nothing where the employee has no other one. */
export function OthersStay({ policy: { employee_id, benefit_type } }: { policy: Policy }): ReactNode {
  const { leftOut } = useMessages();
  const isOther = (one: Policy) => one.status === "active" && one.benefit_type !== benefit_type;
  return usePolicies(employee_id).data?.some(isOther) && <p className="ek-text">{leftOut.others}</p>;
}
