"use client";
import type { Employer, GroupQuoteIntent, Plan, Provider } from "@enrolkit/contract";
import { type QuotePosition, type QuoteStep, quoteStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { PageFrame } from "../shared/PageFrame.tsx";
import { type StepMemory, useStepChange } from "../shared/useStepChange.ts";
import { usePlans, useProviders } from "../../hooks/useCatalogue.ts";
import { useEmployer, useGroups } from "../../hooks/useGroups.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { CheckPage } from "./steps/CheckStep.tsx";
import { CostPage } from "./steps/CostSharingStep.tsx";
import { CoverPage } from "./steps/CoverStep.tsx";
import { LevelsPage } from "./steps/LevelsStep.tsx";
import { PlanPage } from "./steps/PlanStep.tsx";
import { usePreload } from "./usePreload.ts";
import { type NewQuote, type Offer, useNewQuote } from "./useNewQuote.ts";
import { useQuoteMessages } from "../../messages/hooks.ts";

interface ChoosingProps {
  groupId: string | undefined;
  /** Choices of an earlier quote to begin with. */
  from: readonly LevelDraft[] | undefined;
  memory: StepMemory<QuoteStep>;
  onAsked: (intent: GroupQuoteIntent) => void;
}

/** Before a quote is asked for: what there is to choose from, and the choices. */
export function Choosing(props: ChoosingProps): ReactNode {
  const groups = useGroups();
  const plans = usePlans();
  const providers = useProviders();
  const employer = useEmployer(groups.data?.[0]?.employer_id ?? null);
  const failed = [groups, plans, providers, employer].find((read) => read.isLoadingError);
  if (failed?.isLoadingError) {
    return <Unreadable error={failed.error} again={() => void failed.refetch()} />;
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

const pages: Readonly<Record<QuotePosition["choosing"], (props: { flow: NewQuote }) => ReactNode>> = {
  plan: PlanPage,
  cover: CoverPage,
  levels: LevelsPage,
  cost_sharing: CostPage,
  check: CheckPage,
};

function Pages({ memory, ...props }: ChoosingProps & { offer: Offer }): ReactNode {
  const flow = useNewQuote({ ...props, heading: memory.heading });
  const step = quoteStep(null, null, { choosing: flow.at, reading: "quote" });
  useStepChange(memory, null, step);
  usePreload();
  const Shown = pages[flow.at];
  return (
    <BlockBoundary key={flow.at}>
      <Shown flow={flow} />
    </BlockBoundary>
  );
}

/** Plans of insurers at home where the employer is stand before the others. */
function nearestFirst(
  plans: readonly Plan[],
  providers: readonly Provider[],
  { country }: Employer,
): readonly Plan[] {
  const isAtHome = ({ provider_id }: Plan): boolean =>
    providers.find(({ id }) => id === provider_id)?.supported_countries.includes(country) ?? false;
  return plans.toSorted((one, other) => Number(isAtHome(other)) - Number(isAtHome(one)));
}

function Nothing({ of, memory }: { of: "groups" | "plans"; memory: ChoosingProps["memory"] }): ReactNode {
  const { choosing } = useQuoteMessages();
  useStepChange(memory, null, "plan");
  const isGroups = of === "groups";
  return (
    <PageFrame
      title={isGroups ? choosing.noGroups : choosing.noPlans}
      heading={memory.heading}
      failure={null}
    >
      <p className="ek-text">{isGroups ? choosing.noGroupsBody : choosing.noPlansBody}</p>
    </PageFrame>
  );
}
