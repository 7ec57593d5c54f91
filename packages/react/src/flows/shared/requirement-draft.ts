import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import { useLayoutEffect } from "react";
import { type Check, isRecord, isText, recordOf } from "../../draft/checks.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { FlowDraft } from "./useFlowDraft.ts";

type Typed = RequirementAnswers["answers"];

/** The part of a draft that holds answers, by requirement. */
export interface RequirementsDraft {
  readonly answers?: Readonly<Record<string, RequirementDraft | undefined>> | undefined;
}

interface RequirementDraft {
  readonly answers: Typed;
  /** What the service held when they were begun, as a text. */
  readonly of: string;
}

export const areRequirementDrafts: Check = recordOf(
  (value) => isRecord(value) && isRecord(value["answers"]) && isText(value["of"]),
);

interface SavedRequirement {
  /** Undefined where nothing was answered here. */
  readonly answers: Typed | undefined;
  /** Another one once the service holds other answers. */
  readonly key: string;
  readonly change: (answers: Typed) => void;
  /** From now on the service knows them best. */
  readonly forget: () => void;
}

/** What was answered of one requirement and not sent yet. Ends once the service holds other answers than before. */
export function useRequirementDraft(
  { draft, updateDraft, writeDraft }: FlowDraft<RequirementsDraft>,
  { id, answers }: Requirement,
): SavedRequirement {
  const { isSending, onMovedOn } = useFlowContext().changes;
  const own = draft.answers?.[id];
  const of = JSON.stringify(answers ?? null);
  const isOutdated = own !== undefined && own.of !== of && !isSending;
  const withOwn =
    (next: RequirementDraft | undefined) =>
    (before: RequirementsDraft): RequirementsDraft => ({ answers: { ...before.answers, [id]: next } });
  const forget = (): void => writeDraft(withOwn(undefined));
  useLayoutEffect(() => {
    if (!isOutdated) return;
    forget();
    onMovedOn();
    // Forgotten once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOutdated]);
  return {
    answers: isOutdated ? undefined : own?.answers,
    key: own === undefined || isOutdated ? of : own.of,
    change: (next) => updateDraft(withOwn({ answers: next, of: own?.of ?? of })),
    forget,
  };
}
