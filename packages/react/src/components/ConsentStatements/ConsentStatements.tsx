"use client";
import type { ConsentStatement } from "@enrolkit/types";
import type { ReactNode, Ref } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { TokenText } from "../../text/TokenText.tsx";
import { openStatements } from "./open-statements.ts";
import { useAccepted } from "./useAccepted.ts";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";

export interface ConsentStatementsProps {
  /** As the quote intent gives them (`consent_links`), in that order. */
  statements: readonly ConsentStatement[];
  /** The ids that are ticked, when the host holds them. Never ticked ahead of the person. */
  value?: readonly string[] | undefined;
  /** The ids that are ticked at first, when the component holds them: for a person who comes back to the page. */
  defaultValue?: readonly string[] | undefined;
  /** Every tick, and when one is taken back because its wording has changed: all ids that are ticked, in order. */
  onChange?: ((accepted: readonly string[]) => void) | undefined;
  /** What stops the person from going on. */
  problem?: string | undefined;
  /** The box of the first statement that is still open, for an error that leads to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called with what is wrong with a text: unknown placeholders, addresses that are not https, stray braces. */
  onError?: ((problem: { statement: ConsentStatement; problem: string }) => void) | undefined;
}

/**
 * Statements to accept, word for word, each with its own box, none ticked ahead. A statement whose wording changes is
 * open again, and says so (decisions §5, "Group policy intent", and §6, "Text").
 */
export function ConsentStatements(props: ConsentStatementsProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "choice", "choice"]}>
      <Statements {...props} />
    </QuoteRoot>
  );
}

function Statements(props: ConsentStatementsProps): ReactNode {
  const { statements, problem, inputRef, onError } = props;
  const { consent } = useQuoteMessages();
  const format = useFormat();
  const { accepted, accept, changed, lost } = useAccepted({
    statements,
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
  });
  if (statements.length === 0) return null;
  const open = openStatements(statements, accepted);
  const first = open[0] ?? statements[0];
  return (
    <div className="ek-consents">
      <CheckboxCards
        legend={consent.title}
        hint={
          <>
            <Isolated>{consent.hint}</Isolated>{" "}
            <output form="" className="ek-consents-open">
              {`${consent.open(format.count(open.length), format.count(statements.length))}${
                lost > 0 ? ` ${consent.someChanged(format.count(lost))}` : ""
              }`}
            </output>
          </>
        }
        error={problem}
        values={accepted}
        onChange={accept}
        options={statements.map((statement) => ({
          value: statement.id,
          label: (
            <TokenText
              text={statement.text}
              links={statement.links}
              onError={onError && ((found) => onError({ statement, problem: found }))}
            />
          ),
          description: changed.includes(statement.id) ? consent.changed : undefined,
          isSound: accepted.includes(statement.id),
          inputRef: statement === first ? inputRef : undefined,
        }))}
      />
    </div>
  );
}
