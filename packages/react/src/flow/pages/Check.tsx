"use client";
import { type ReactNode, useRef } from "react";
import { ChosenCover } from "../../components/ChosenCover/ChosenCover.tsx";
import { CostTable } from "../../components/CostTable/CostTable.tsx";
import { Disclosures } from "../../components/Disclosures/Disclosures.tsx";
import { DocumentList } from "../../components/DocumentList/DocumentList.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { SummaryList, type SummaryRow } from "../../primitives/SummaryList/SummaryList.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { useHiddenTextWatch } from "../../provider/use-hidden-text-watch.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { Decline } from "../Decline.tsx";
import { DueBy } from "../DueBy.tsx";
import { earliestStart } from "../earliest-start.ts";
import { FlowCost } from "../FlowCost.tsx";
import { MemberNames } from "../MemberNames.tsx";
import { Page } from "../Page.tsx";
import { type Place, stepsOf } from "../step.ts";
import { useBeneficiaryRows } from "../use-beneficiary-rows.tsx";
import type { Flow } from "../use-flow.ts";
import { useTaxNames } from "../use-tax-names.ts";

/** Everything once more, who pays what, what the law and the insurer say, and one button that says what it does. */
export function Check({ flow }: { flow: Flow }): ReactNode {
  const { intent, run, actions, isBusy } = flow;
  const { check, action } = useMessages();
  const format = useFormat();
  const beneficiaries = useBeneficiaryRows(flow);
  const steps: readonly string[] = stepsOf(intent);
  const back = (["people", "cover", "opening"] satisfies Place[]).find(
    (place) => place === "opening" || steps.includes(place),
  );

  return (
    <Page
      flow={flow}
      step="check"
      title={check.title}
      aside={<FlowCost flow={flow} />}
      actions={
        // They come with what they are about, or would jump when it does.
        beneficiaries !== null && (
          <>
            <Button kind="primary" busy={isBusy} onClick={() => void run(() => actions.confirm.send())}>
              {action.enrol(format.date(earliestStart(intent)))}
            </Button>
            <Button onClick={() => flow.goTo(back ?? "opening")}>{action.back}</Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      {beneficiaries === null ? (
        <Skeleton shapes={["text", "choice", "choice", "choice"]} />
      ) : (
        <Everything flow={flow} beneficiaries={beneficiaries} />
      )}
    </Page>
  );
}

interface EverythingProps {
  flow: Flow;
  beneficiaries: readonly SummaryRow[];
}

function Everything({ flow, beneficiaries }: EverythingProps): ReactNode {
  const { intent } = flow;
  const { check } = useMessages();
  const { report } = useEnrolkit();
  const texts = useRef<HTMLDivElement>(null);
  useHiddenTextWatch(texts);

  const policies = intent.policy_enrolments;
  const taxNames = useTaxNames(policies.map(({ plan }) => plan.id));
  const steps: readonly string[] = stepsOf(intent);
  const change = (place: Place) => (steps.includes(place) ? () => flow.goTo(place) : undefined);

  return (
    <>
      <p className="ek-text">{check.intro}</p>
      <SummaryList
        rows={[
          ...policies.map(({ plan, provider }) => ({
            id: plan.id,
            label: policies.length > 1 ? plan.name : check.cover,
            value: (
              <div className="ek-stack" data-ek-gap="small">
                {policies.length === 1 && (
                  <p className="ek-strong">
                    <Isolated>{plan.name}</Isolated>
                  </p>
                )}
                <p className="ek-quiet">
                  <Isolated>{provider.name}</Isolated>
                </p>
                <ChosenCover coverages={plan.coverage_options} />
              </div>
            ),
            onChange: change("cover"),
          })),
          {
            id: "people",
            label: check.people,
            value: <MemberNames flow={flow} />,
            onChange: change("people"),
          },
          ...beneficiaries,
        ]}
      />
      <div className="ek-stack" data-ek-gap="medium">
        <Heading>{check.cost}</Heading>
        <Section>
          {policies.map(({ plan, cost }) => (
            <div className="ek-stack" data-ek-gap="small" key={plan.id}>
              {policies.length > 1 && <Heading size="small">{plan.name}</Heading>}
              <CostTable
                cost={cost}
                caption={plan.name}
                {...(taxNames[plan.id] && { taxName: taxNames[plan.id] })}
              />
            </div>
          ))}
        </Section>
      </div>
      <div className="ek-stack" ref={texts}>
        <Disclosures
          disclosures={intent.disclosures}
          onError={({ disclosure, problem }) =>
            report(new Error(`Disclosure ${disclosure.type}: ${problem}`))
          }
        />
      </div>
      <DocumentList documents={policies.flatMap(({ plan }) => plan.documents)} />
      <DueBy intent={intent} />
    </>
  );
}
