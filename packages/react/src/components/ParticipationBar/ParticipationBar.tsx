"use client";
import type { ParticipationCounts, ParticipationState } from "@enrolkit/types";
import { Fragment, type ReactNode, type Ref } from "react";
import { useFormat, useParticipationMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { chevron } from "../../primitives/Icon/drawings.ts";
import { Heading } from "../../theme/heading-level.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { ParticipationRoot } from "../PartRoot/PartRoot.tsx";
import { coveredOf, segmentsOf, sharesOf, totalOf } from "./shares.ts";
import { Segment, Texture } from "./Texture.tsx";

export interface ParticipationBarProps {
  /** How many employees are in each state, of everyone in the group. */
  counts: ParticipationCounts;
  /** The heading; by default “Who is covered”. */
  title?: string | undefined;
  /** The state whose employees are shown. */
  open?: ParticipationState | null | undefined;
  /** Called with a state to open, null to close the open one. Without it nothing can be opened. */
  onOpen?: ((state: ParticipationState | null) => void) | undefined;
  /** Shown below the state that is open, such as its employees. */
  children?: ReactNode | undefined;
  /** Shown between the bar and the table, such as what was just done. */
  notice?: ReactNode | undefined;
  /** For moving focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Who takes part: a bar with a segment for each state, and the same as a table, whose states open. */
export function ParticipationBar(props: ParticipationBarProps): ReactNode {
  return (
    <ParticipationRoot>
      <Bar {...props} />
    </ParticipationRoot>
  );
}

function Bar(props: ParticipationBarProps): ReactNode {
  const { counts, title, open, onOpen, children, notice, headingRef } = props;
  const { participation: texts, participationState } = useParticipationMessages();
  const format = useFormat();
  const id = useUniqueId();
  const shares = sharesOf(counts);
  const segments = segmentsOf(shares);
  const all = totalOf(counts);
  const nameOf = (state: ParticipationState): string => messageFor(participationState, state);
  const toggle = (state: ParticipationState) => onOpen && (() => onOpen(state === open ? null : state));
  const summary = texts.summary(format.number(coveredOf(counts)), format.count(all));
  return (
    <div className="ek-participation">
      <Heading size="part" focusRef={headingRef}>
        {title ?? texts.title}
      </Heading>
      {all === 0 ? (
        <p className="ek-text">{texts.none}</p>
      ) : (
        <>
          <p className="ek-participation-sum">{summary}</p>
          <svg className="ek-participation-bar" role="img" aria-labelledby={`${id}-title`}>
            <title className="ek-title" id={`${id}-title`}>
              {`${summary}. ${shares.map(({ state, count }) => texts.count(nameOf(state), format.count(count))).join(", ")}`}
            </title>
            {shares.map(({ state }, index) => (
              <Fragment key={state}>
                <Texture id={`${id}-${state}`} state={state} />
                <Segment
                  state={state}
                  texture={`${id}-${state}`}
                  {...segments[index]}
                  onPress={toggle(state)}
                />
              </Fragment>
            ))}
          </svg>
          {notice}
          <table className="ek-table ek-participation-table">
            <caption className="ek-hidden">{texts.table}</caption>
            <thead className="ek-table-head">
              <tr className="ek-table-row">
                {[texts.status, texts.employees, texts.share].map((name) => (
                  <th className="ek-cell" scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="ek-table-body">
              {shares.map(({ state, count, percent }) => (
                <Fragment key={state}>
                  <tr className="ek-table-row" data-ek-open={state === open || undefined}>
                    <th className="ek-cell" scope="row">
                      <span className="ek-participation-state">
                        <svg className="ek-swatch" aria-hidden="true">
                          <Segment state={state} texture={`${id}-${state}`} />
                        </svg>
                        {onOpen ? (
                          <Button
                            kind="quiet"
                            icon={chevron}
                            expanded={state === open}
                            controls={state === open ? `${id}-open` : undefined}
                            label={texts.count(nameOf(state), format.count(count))}
                            onClick={toggle(state)}
                          >
                            {nameOf(state)}
                          </Button>
                        ) : (
                          <span className="ek-plain">{nameOf(state)}</span>
                        )}
                      </span>
                    </th>
                    <td className="ek-cell">{format.number(count)}</td>
                    <td className="ek-cell ek-quiet">{format.percent(roundedPercent(percent))}</td>
                  </tr>
                  {state === open && (
                    <tr className="ek-table-row">
                      <td className="ek-cell ek-participation-open" colSpan={3} id={`${id}-open`}>
                        {children}
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

/** Whole, but neither nothing nor all where there is someone more. */
const roundedPercent = (percent: number): number =>
  percent === 100 ? 100 : Math.min(99, Math.max(1, Math.round(percent)));
