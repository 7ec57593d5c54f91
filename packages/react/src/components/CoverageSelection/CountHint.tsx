"use client";
import type { PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import type { Format } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { Messages } from "../../messages/messages.ts";
import { Isolated } from "../../text/Isolated.tsx";

interface CountHintProps {
  configuration: PlanCoverage;
  /** How many are chosen now. */
  count: number;
  /** The coverage's own, where it is not said above. */
  description: PlanCoverage["description"] | undefined;
}

/** How many to choose ("Choose 2 to 3"), and how many are chosen, said politely as it changes. */
export function CountHint({ configuration, count, description }: CountHintProps): ReactNode {
  const { cover } = useMessages();
  const format = useFormat();
  const several = configuration.input_type === "multi_select";
  return (
    <>
      {description && (
        <span className="ek-coverage-description">
          <Isolated>{description}</Isolated>
        </span>
      )}
      <span className="ek-plain">{ruleOf(configuration, cover, format.count)}</span>
      {several && (
        <output form="" className="ek-plain">
          {count > 0 && ` · ${cover.chosen(format.count(count))}`}
        </output>
      )}
    </>
  );
}

function ruleOf(configuration: PlanCoverage, cover: Messages["cover"], count: Format["count"]): string {
  const { input_type, required, min_selections, max_selections } = configuration;
  if (input_type === "single_select") return required ? cover.choose : cover.ifAny(cover.choose);
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
