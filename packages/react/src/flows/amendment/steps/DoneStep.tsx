"use client";
import { narrowCoverage } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { membersOn } from "../../../cost/changed-cost.ts";
import { selectionsOf } from "../../../cost/preview-costs.ts";
import { SupportLine } from "../../shared/SupportLine.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import { holdsText } from "../effective-date-text.ts";
import type { InForce } from "../useInForce.ts";
import { EndedCover } from "./EndedCover.tsx";
import type { Changing } from "../useAmendmentFlow.ts";

const EnrolmentSummary = /* @__PURE__ */ later(
  () =>
    import("../../../components/EnrolmentSummary/EnrolmentSummary.tsx").then(
      (module) => module.EnrolmentSummary,
    ),
  ["panel"],
);

/** What holds from when, whom it covers, what it costs, whom to call, and all of it to keep. */
export function DonePage({ flow }: { flow: Changing }): ReactNode {
  const { intent, inForce, change } = flow;
  const { policy, plan, provider } = inForce;
  const { done } = useMessages();
  const { amended: texts, amendmentEnded } = useAmendmentMessages();
  const format = useFormat();
  return (
    <AmendmentPage
      flow={flow}
      step="done"
      title={holdsText(texts, format, change, intent.effective_from, policy)}
      actions={<Button onClick={flow.leave}>{amendmentEnded.toCover}</Button>}
    >
      <p className="ek-text">{texts[`${change}Next`](format.isolate(provider.name))}</p>
      {change === "dependents" ? (
        <EnrolmentSummary
          policies={[afterChange(inForce, intent.effective_from)]}
          taxNames={{ [plan.id]: plan.tax.name }}
        />
      ) : (
        <EndedCover inForce={inForce} />
      )}
      <SupportLine text={done.call(format.isolate(provider.name))} phone={provider.support_phone_number} />
    </AmendmentPage>
  );
}

/** The policy as it covers once the change holds. */
function afterChange({ policy, enrolled, plan }: InForce, day: string) {
  const members = [...membersOn(policy, day)];
  const agreed = policy.upcoming_changes.findLast(({ effective_from }) => effective_from <= day);
  return {
    ...enrolled,
    id: policy.id,
    members,
    cost: agreed?.cost ?? policy.cost,
    estimated_effective_from: policy.effective_from,
    term_ends_on: policy.year_ends_on,
    plan: {
      ...enrolled.plan,
      coverage_options: narrowCoverage(plan.coverage_configurations, [
        ...selectionsOf(enrolled.plan.coverage_options ?? [], "group_policy"),
        ...policy.coverage_selections,
        ...members.flatMap(({ coverage_selections }) => coverage_selections),
      ]),
    },
  };
}
