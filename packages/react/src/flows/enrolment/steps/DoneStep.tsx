"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { later } from "../../../primitives/later.tsx";
import { earliestStart } from "../earliest-start.ts";
import { Page } from "../Page.tsx";
import { SupportLines } from "../SupportLines.tsx";
import type { Flow } from "../useEnrolmentFlow.ts";
import { useTaxNames } from "../useTaxNames.ts";

const EnrolmentSummary = /* @__PURE__ */ later(
  () =>
    import("../../../components/EnrolmentSummary/EnrolmentSummary.tsx").then(
      (module) => module.EnrolmentSummary,
    ),
  ["panel", "panel"],
);

/** What you have, from when, what it costs, the policies' numbers, whom to call, and all of it to keep. */
export function Done({ flow }: { flow: Flow }): ReactNode {
  const { intent } = flow;
  const { done } = useMessages();
  const format = useFormat();
  const taxNames = useTaxNames(intent.policy_enrolments.map(({ plan }) => plan.id));
  return (
    <Page flow={flow} step="done" title={done.title(format.date(earliestStart(intent)))}>
      <SupportLines intent={intent} say={done.next} />
      <EnrolmentSummary policies={intent.policy_enrolments} taxNames={taxNames} />
      <SupportLines intent={intent} say={done.call} />
      <p className="ek-text">{done.change}</p>
    </Page>
  );
}
