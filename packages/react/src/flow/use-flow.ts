import type { EnrolkitError } from "@enrolkit/client";
import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import { type RefObject, useEffect, useState } from "react";
import { benefitOf } from "../cost/preview-costs.ts";
import type { Draft } from "../draft/draft.ts";
import { useDraft } from "../draft/useDraft.ts";
import type { Outcome } from "../hooks/action.ts";
import type { Resource } from "../hooks/resource.ts";
import { useSubIntent } from "../hooks/useDependents.ts";
import { type EnrolmentActions, subIntentIdOf, useEnrolmentActions } from "../hooks/useEnrolmentActions.ts";
import { useSession } from "../session/useSession.ts";
import { isOver, type Place } from "./step.ts";

/** Something that did not work, and how to do it again; null where a form's own button does. */
export interface Failure {
  readonly error: EnrolkitError;
  readonly again: (() => void) | null;
}

/** What every page of an enrolment works with. */
export interface Flow {
  readonly intent: EnrolmentIntent;
  readonly list: Resource<DependentsManagementIntent | null>;
  /** The latest list of people; undefined while it is not there. */
  readonly subIntent: DependentsManagementIntent | null | undefined;
  readonly actions: EnrolmentActions;
  readonly draft: Draft;
  readonly keep: (change: Partial<Draft>) => void;
  readonly at: Place;
  /** Back or on to a page; nothing that was chosen is lost. */
  readonly goTo: (place: Place) => void;
  /** Does something; a failure stays to be seen until the next thing is done. */
  readonly run: Runner;
  /** The same for what does not keep the person from going on meanwhile. */
  readonly runBeside: Runner;
  /** The same for what a form sends that stays open until it has worked: only its own button sends it again. */
  readonly submit: Runner;
  readonly failure: Failure | null;
  /** Work is under way: buttons stay where they are, and wait. */
  readonly isBusy: boolean;
  /** The title of the page shown, for moving focus to. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

type Runner = <Result>(job: () => Promise<Outcome<Result>>) => Promise<Outcome<Result>>;

export function useFlow(intent: EnrolmentIntent, heading: Flow["heading"]): Flow {
  const actions = useEnrolmentActions(intent);
  const [draft, keep] = useDraft(intent.id, isOver(intent));
  const knownId = subIntentIdOf(intent);
  useEffect(() => {
    if (knownId !== null) keep({ subIntentId: knownId });
  }, [knownId, keep]);
  const list = useSubIntent(knownId ?? draft.subIntentId ?? null);
  const { run, runBeside, submit, failure, isBusy } = useRuns();

  async function askForCover(): Promise<Outcome<unknown>> {
    keep({ selections: selectionsIn(intent), asked: undefined });
    const outcome = await actions.update.send({ coverage_selections: null });
    if (outcome.ok) keep({ at: "cover" });
    return outcome;
  }

  return {
    intent,
    list,
    subIntent: list.value,
    actions,
    draft,
    keep,
    at: draft.at ?? "opening",
    goTo(place) {
      // Cover that was settled is asked for anew.
      if (place === "cover" && intent.status === "pending_confirmation") void run(askForCover);
      else keep({ at: place, asked: undefined });
    },
    run,
    runBeside,
    submit,
    failure,
    isBusy,
    heading,
  };
}

/** Remembers what failed, and goes on with it once a session is there again. */
function useRuns(): Pick<Flow, "run" | "runBeside" | "submit" | "failure" | "isBusy"> {
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { status } = useSession();

  async function attempt<Result>(
    job: () => Promise<Outcome<Result>>,
    again: Failure["again"],
  ): Promise<Outcome<Result>> {
    setFailure(null);
    const outcome = await job();
    if (!outcome.ok) setFailure({ error: outcome.error, again });
    return outcome;
  }

  const runBeside: Runner = (job) => attempt(job, () => void run(job));
  const submit: Runner = (job) => attempt(job, null);

  async function run<Result>(job: () => Promise<Outcome<Result>>): Promise<Outcome<Result>> {
    setRunning((count) => count + 1);
    const outcome = await runBeside(job);
    // What the answer changed is shown first: until then a second click means the same as the first.
    await new Promise((resolve) => setTimeout(resolve));
    setRunning((count) => count - 1);
    return outcome;
  }

  const waitsForSession = failure?.error.code === "session_expired" ? failure : null;
  useEffect(() => {
    if (status === "active") waitsForSession?.again?.();
  }, [status, waitsForSession]);
  return { run, runBeside, submit, failure, isBusy: running > 0 };
}

/** The choices of policy scope that an intent holds, for all its plans. */
export function selectionsIn(intent: EnrolmentIntent): readonly PlanCoverageOptionSelection[] {
  return intent.policy_enrolments.flatMap((policy) => benefitOf(policy)?.coverage_selections ?? []);
}
