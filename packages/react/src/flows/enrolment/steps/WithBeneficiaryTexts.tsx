"use client";
import type { ReactNode } from "react";
import { PoliciesRoot } from "../../../components/PartRoot/PartRoot.tsx";
import { pageShapes } from "../../shared/Loaded.tsx";
import { asksForBeneficiaries } from "../enrolment-steps.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

/** Around a page that names beneficiaries: it is shown with its texts, or it would grow once they are there. */
export function WithBeneficiaryTexts(props: { flow: EnrolmentFlowState; children: ReactNode }): ReactNode {
  const { flow, children } = props;
  if (!flow.requirements.data?.some(asksForBeneficiaries)) return children;
  return <PoliciesRoot shapes={pageShapes}>{children}</PoliciesRoot>;
}
