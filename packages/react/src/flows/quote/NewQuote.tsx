"use client";
import type { Employer, GroupQuoteIntent, Plan, Provider } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { usePlans, useProviders } from "../../hooks/useCatalogue.ts";
import { useEmployer, useGroups } from "../../hooks/useGroups.ts";
import { useQuoteMessages } from "../../messages/hooks.ts";
import { CurrentStep, type StepMemory, useStepChange } from "../shared/CurrentStep.tsx";
import { FlowPage } from "../shared/FlowPage.tsx";
import { Loading, Unreadable } from "../shared/Loaded.tsx";
import { laterPage, loadLaterPages } from "./later.ts";
import { GroupsStep } from "./steps/GroupsStep.tsx";
import type { EarlierChoices } from "./new-quote-draft.ts";
import { quoteStepNames } from "./quote-step-names.ts";
import { type NewQuoteState, type Offer, useNewQuote } from "./useNewQuote.ts";

interface NewQuoteProps {
  groupId: string | undefined;
  /** Choices of an earlier quote to begin with. */
  from: EarlierChoices | undefined;
  /** Goes back to that quote. */
  onReturn: (() => void) | undefined;
  memory: StepMemory;
  onRequested: (intent: GroupQuoteIntent) => void;
}

/** Before a quote is requested: what there is to choose from, and the choices. */
export function NewQuote(props: NewQuoteProps): ReactNode {
  const groups = useGroups();
  const plans = usePlans();
  const providers = useProviders();
  const employer = useEmployer(groups.data?.[0]?.employer_id ?? null);
  const failed = [groups, plans, providers, employer].find((read) => read.isLoadingError);
  if (failed?.isLoadingError) {
    return <Unreadable error={failed.error} retry={() => void failed.refetch()} />;
  }
  if (groups.data?.length === 0) return <Nothing of="groups" memory={props.memory} />;
  if (plans.data?.length === 0) return <Nothing of="plans" memory={props.memory} />;
  if (!groups.data || !plans.data || !providers.data || !employer.data) return <Loading />;
  const offer: Offer = {
    groups: groups.data,
    plans: nearestFirst(plans.data, providers.data, employer.data),
    providers: providers.data,
    employer: employer.data,
  };
  return <Pages {...props} offer={offer} />;
}

const pages: Readonly<Record<QuotePosition["choosing"], (props: { flow: NewQuoteState }) => ReactNode>> = {
  groups: GroupsStep,
  plan: /* @__PURE__ */ laterPage("plan"),
  cover: /* @__PURE__ */ laterPage("cover"),
  levels: /* @__PURE__ */ laterPage("levels"),
  cost_sharing: /* @__PURE__ */ laterPage("cost_sharing"),
  check: /* @__PURE__ */ laterPage("check"),
};

const laterParts = [loadLaterPages];

function Pages(options: NewQuoteProps & { offer: Offer }): ReactNode {
  const flow = useNewQuote(options);
  return (
    <CurrentStep
      flow={flow}
      page={flow.at}
      number={flow.number}
      pages={pages}
      names={quoteStepNames}
      reach={flow.reach}
      intentId={null}
      memory={options.memory}
      laterParts={laterParts}
    />
  );
}

/** Plans of insurers at home where the employer is come before the others. */
function nearestFirst(
  plans: readonly Plan[],
  providers: readonly Provider[],
  { country }: Employer,
): readonly Plan[] {
  const isAtHome = ({ provider_id }: Plan): boolean =>
    providers.find(({ id }) => id === provider_id)?.supported_countries.includes(country) ?? false;
  return plans.toSorted((one, other) => Number(isAtHome(other)) - Number(isAtHome(one)));
}

function Nothing({ of, memory }: { of: "groups" | "plans"; memory: StepMemory }): ReactNode {
  const { choosing } = useQuoteMessages();
  useStepChange(memory, { intentId: null, page: "plan", step: "opening", number: 1 });
  const isGroups = of === "groups";
  return (
    <FlowPage
      flow={{ memory, failure: null, refusal: null, hasMovedOn: false, isBusy: false }}
      title={isGroups ? choosing.noGroups : choosing.noPlans}
    >
      <p className="ek-text">{isGroups ? choosing.noGroupsBody : choosing.noPlansBody}</p>
    </FlowPage>
  );
}
