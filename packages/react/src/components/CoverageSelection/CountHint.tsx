"use client";
import type { PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import type { Format } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { Messages } from "../../messages/messages.ts";

interface CountHintProps {
  configuration: PlanCoverage;
  /** How many are chosen now. */
  count: number;
}

/** How many to choose ("Choose 2 to 3"), and how many are chosen, said politely as it changes. */
export function CountHint({ configuration, count }: CountHintProps): ReactNode {
  const { cover } = useMessages();
  const format = useFormat();
  return (
    <>
      <span className="ek-plain">{ruleOf(configuration, cover, format.count)}</span>
      <output form="" className="ek-plain">
        {count > 0 && ` · ${cover.chosen(format.count(count))}`}
      </output>
    </>
  );
}

function ruleOf(configuration: PlanCoverage, cover: Messages["cover"], count: Format["count"]): string {
  const { required, min_selections, max_selections } = configuration;
  const least = Math.max(min_selections ?? 1, 1);
  const most = max_selections == null ? null : count(max_selections);
  const range =
    most === null
      ? cover.atLeast(count(least))
      : most.value === least
        ? cover.exactly(most)
        : cover.between(count(least), most);
  if (required) return range;
  if (least > 1) return cover.ifAny(range);
  return most === null ? cover.any : cover.atMost(most);
}
