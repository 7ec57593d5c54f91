"use client";
import type { ReactNode, Ref } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { Name } from "../../text/Isolated.tsx";
import { PlanFacts } from "./PlanFacts.tsx";
import { differingRows, type PlanToCompare, type ProviderToName } from "./plan-facts.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";

export interface PlanChoiceProps {
  /** Those to choose from, in this order. */
  plans: readonly PlanToCompare[];
  /** The insurers of these plans. */
  providers: readonly ProviderToName[];
  /** The chosen plan; null until one is. */
  value: string | null;
  /** Called with the plan that was chosen. */
  onChange: (planId: string) => void;
  /** Marks what differs between the plans; true when absent. */
  compare?: boolean | undefined;
  /** What stops the person from going on. */
  error?: string | undefined;
  /** The first plan, for an error that leads here. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Plans side by side, one under the other where it is narrow: price, who can be covered, table of cover, documents. */
export function PlanChoice(props: PlanChoiceProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel", "panel"]}>
      <Plans {...props} />
    </QuoteRoot>
  );
}

function Plans(props: PlanChoiceProps): ReactNode {
  const { plans, providers, value, onChange, compare = true, error, inputRef } = props;
  const { benefit, plan: texts } = useMessages();
  const { choice } = useQuoteMessages();
  const format = useFormat();
  const marked = compare ? differingRows(plans) : [];
  const providerOf = (plan: PlanToCompare) => providers.find(({ id }) => id === plan.provider_id);
  return (
    <div className="ek-plan-choice">
      <RadioCards
        legend={choice.title}
        hint={marked.length > 0 && choice.differHint}
        error={error}
        layout="columns"
        value={value}
        onChange={onChange}
        inputRef={inputRef}
        options={plans.map((plan) => {
          const provider = providerOf(plan);
          return {
            value: plan.id,
            label: <Name>{plan.name}</Name>,
            aside: provider && <Logo name={provider.name} src={provider.logo_url} />,
            description: `${messageFor(benefit, plan.benefit_type)}${
              provider ? ` ${texts.by(format.isolate(provider.name))}` : ""
            }`,
            extra: <PlanFacts plan={plan} marked={marked} />,
          };
        })}
      />
    </div>
  );
}
