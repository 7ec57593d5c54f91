"use client";
import type { PlanCoverage } from "@enrolkit/contract";
import type { ReactNode } from "react";
import type { Format } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { Messages } from "../../messages/messages.ts";
import { Isolated } from "../../text/Isolated.tsx";

interface CountHintProps {
  configuration: PlanCoverage;
  /** How many are chosen now. */
  count: number;
  /** With the coverage's own description. */
  described: boolean;
}

/** How many to choose ("Choose 2 to 3"), and how many are chosen, said politely as it changes. */
export function CountHint({ configuration, count, described }: CountHintProps): ReactNode {
  const { cover } = useMessages();
  const format = useFormat();
  const several = configuration.input_type === "multi_select";
  return (
    <>
      {described && configuration.description && (
        <span className="ek-coverage-description">
          <Isolated>{configuration.description}</Isolated>
        </span>
      )}
      <span className="ek-count">{ruleOf(configuration, cover, format)}</span>
      {several && (
        <output className="ek-count-now">{count > 0 && ` · ${cover.chosen(format.count(count))}`}</output>
      )}
    </>
  );
}

function ruleOf(configuration: PlanCoverage, cover: Messages["cover"], format: Format): string {
  const { input_type, required, min_selections, max_selections } = configuration;
  if (input_type === "single_select") return required ? cover.choose : cover.ifAny(cover.choose);
  const least = Math.max(min_selections ?? 0, 1);
  const most = max_selections ?? null;
  const bound = { least: format.count(least), most: format.count(most ?? 0) };
  if (most === null) {
    if (least === 1) return required ? cover.atLeast(bound.least) : cover.any;
    return optional(cover.atLeast(bound.least));
  }
  if (least === most) return optional(cover.exactly(bound.most));
  return least === 1 && !required
    ? cover.atMost(bound.most)
    : optional(cover.between(bound.least, bound.most));

  function optional(rule: string): string {
    return required ? rule : cover.ifAny(rule);
  }
}
