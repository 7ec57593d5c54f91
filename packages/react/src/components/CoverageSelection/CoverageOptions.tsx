"use client";
import type {
  CoverageScope,
  Facts,
  GlossaryEntry,
  PlanCoverage,
  PlanCoverageOption,
  SelectedOption,
} from "@enrolkit/types";
import { hasEligibleOption, type MonthlyShare, unmetCriteria } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import type { Format } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { Messages } from "../../messages/messages.ts";
import type { ChoiceOption } from "../../primitives/Choices/Choice.tsx";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { CountHint } from "./CountHint.tsx";
import { ExcessTrade } from "./ExcessTrade.tsx";
import { Glossary } from "./Glossary.tsx";
import { termsIn } from "./glossary-terms.ts";
import { OptionExtra, OptionPrice } from "./OptionDetails.tsx";
import { isFound, manyOptions, OptionSearch } from "./OptionSearch.tsx";
import { reasonsOutOfReach } from "./reasons-out-of-reach.ts";
import { listKey, withIds, withSubOptions } from "./selection-tree.ts";

/** What is the same for every list of a plan. */
export interface CoverageList {
  facts: Facts;
  scope: CoverageScope;
  /** Words of the trade that are not explained above. */
  glossary: readonly GlossaryEntry[];
  currency: string;
  /** What each option adds to what the reader pays, by option id. */
  prices: Readonly<Record<string, MonthlyShare>> | undefined;
  messages: ReadonlyMap<string, string>;
  refFor: FieldRefs["refFor"];
}

interface CoverageOptionsProps extends CoverageList {
  configuration: PlanCoverage;
  options: readonly PlanCoverageOption[];
  chosen: readonly SelectedOption[];
  onChange: (chosen: SelectedOption[]) => void;
  parent?: PlanCoverageOption | undefined;
}

const nothing = "";

/** One list of options, and below each chosen one the list that it opens. The coverage's rules hold at every depth. */
export function CoverageOptions(props: CoverageOptionsProps): ReactNode {
  const { configuration, options, chosen, onChange, parent, ...list } = props;
  const messages = useMessages();
  const { cover } = messages;
  const format = useFormat();
  const [query, setQuery] = useState("");
  const ids = chosen.map(({ option_id }) => option_id);
  const key = listKey(configuration.id, parent?.id);
  const single = configuration.input_type === "single_select";
  const description = parent ? undefined : configuration.description;
  const isRequired = configuration.required && hasEligibleOption(options, list.facts);

  const terms = parent ? [] : termsIn(list.glossary, [configuration.name, configuration.description]);
  const found = options.filter((option) => isFound(option, query));
  // Each word is explained where it is read first.
  let glossary = list.glossary.filter((entry) => !terms.includes(entry));
  const cards = options.flatMap((option) => {
    if (!found.includes(option) && !ids.includes(option.id)) return [];
    const own = termsIn(glossary, [option.name, option.description]);
    glossary = glossary.filter((entry) => !own.includes(entry));
    return card(option, own, { ...props, glossary }, messages, format);
  });
  const choose = (chosenIds: readonly string[]) => onChange(withIds(chosen, chosenIds));

  const group = {
    legend: parent ? cover.inside(format.isolate(parent.name)) : configuration.name,
    // Radios say themselves that one is to be chosen, and "None of these" that it may be none.
    hint: (description || !single) && (
      <>
        {description && (
          <span className="ek-coverage-description">
            <Isolated>{description}</Isolated>
          </span>
        )}
        {!single && <CountHint configuration={configuration} count={chosen.length} />}
      </>
    ),
    intro: <Glossary terms={terms} />,
    error: list.messages.get(key),
    inputRef: list.refFor(key),
  };
  return (
    <div className="ek-coverage-question">
      {options.length >= manyOptions && (
        <OptionSearch query={query} onQuery={setQuery} count={options.length} found={found.length} />
      )}
      {single ? (
        <RadioCards
          {...group}
          options={isRequired ? cards : [...cards, { value: nothing, label: cover.none }]}
          value={ids[0] ?? (isRequired ? null : nothing)}
          onChange={(id) => choose(id === nothing ? [] : [id])}
        />
      ) : (
        <CheckboxCards {...group} options={cards} values={ids} onChange={choose} />
      )}
      {single && (
        <ExcessTrade
          options={options.filter((option) => unmetCriteria(option, list.facts).length === 0)}
          prices={list.prices}
          chosenId={ids[0]}
          currency={list.currency}
        />
      )}
    </div>
  );
}

function card(
  option: PlanCoverageOption,
  terms: readonly GlossaryEntry[],
  props: CoverageOptionsProps,
  { needs }: Messages,
  { count }: Format,
): ChoiceOption {
  const { chosen, onChange, facts, scope } = props;
  const below = chosen.find(({ option_id }) => option_id === option.id)?.sub_options ?? [];
  return {
    value: option.id,
    label: option.name,
    description: option.description,
    aside: <OptionPrice option={option} currency={props.currency} prices={props.prices} />,
    unavailable: reasonsOutOfReach(option, { facts, scope, needs, count }),
    extra:
      terms.length > 0 || option.benefits?.length || option.learn_more_url ? (
        <>
          <Glossary terms={terms} />
          <OptionExtra option={option} />
        </>
      ) : undefined,
    nested: option.sub_options?.length ? (
      <CoverageOptions
        {...props}
        parent={option}
        options={option.sub_options}
        chosen={below}
        onChange={(next) => onChange(withSubOptions(chosen, option.id, next))}
      />
    ) : undefined,
  };
}
