"use client";
import type { ReactNode } from "react";
import { BeneficiaryShares } from "../../../components/BeneficiariesEditor/BeneficiaryShares.tsx";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { usePolicyBeneficiaries } from "../../../hooks/usePolicyBeneficiaries.ts";
import { Loaded } from "../../shared/Loaded.tsx";

/** Who receives the benefit of a life policy, as the insurer has it. */
export function NamedBeneficiaries(props: { policyId: string; employeeId: string }): ReactNode {
  const { policyId, employeeId } = props;
  const people = useAssociatedPersons(employeeId).data;
  return (
    <Loaded of={usePolicyBeneficiaries(policyId)} shapes={["text", "text"]}>
      {({ beneficiaries }) => <BeneficiaryShares beneficiaries={beneficiaries} people={people} />}
    </Loaded>
  );
}
