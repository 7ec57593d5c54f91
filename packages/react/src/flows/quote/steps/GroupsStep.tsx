"use client";
import type { ReactNode } from "react";
import { errorsOfLevel } from "../../../components/QuoteLevels/errors-of-level.ts";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { CheckboxCards } from "../../../primitives/Choices/CheckboxCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { ChoicePage } from "./ChoicePage.tsx";

/** Which groups the quote is for, with how many employees are in each. */
export function GroupsStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { choosing } = useQuoteMessages();
  return (
    <ChoicePage flow={flow} title={choosing.group}>
      {(attempt) => <Groups flow={flow} attempt={attempt} />}
    </ChoicePage>
  );
}

function Groups({ flow, attempt }: { flow: NewQuoteState; attempt: number }): ReactNode {
  const { choosing, levels: texts } = useQuoteMessages();
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const { levels, ask } = flow;
  const ids = levels.flatMap(({ group_id }) => group_id ?? []);
  const rejected = levels.flatMap((_, index) =>
    Object.values(errorsOfLevel(ask.error?.fieldErrors, index).group_id ?? {}).flat(),
  );
  const error = rejected[0] ?? (attempt > 0 && ids.length === 0 ? texts.noGroup : undefined);
  return (
    <>
      <p className="ek-text">{choosing.intro}</p>
      <ErrorSummary
        problems={error ? [{ message: error, target: targetOf("group") }] : []}
        attempt={attempt}
      />
      <CheckboxCards
        legend={choosing.group}
        legendHidden
        hint={choosing.groupsHint}
        layout="columns"
        values={ids}
        onChange={flow.chooseGroups}
        error={error}
        inputRef={refFor("group")}
        options={flow.offer.groups.map(({ id, name, employee_count }) => ({
          value: id,
          label: name,
          description: texts.employees(format.count(employee_count)),
        }))}
      />
    </>
  );
}
