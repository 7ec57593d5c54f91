import { useEffect, useState } from "react";
import type { PersonDraft } from "../../components/PersonForm/person-draft.ts";
import { useEnrolkit } from "../../provider/context.ts";
import { useFlowContext } from "./FlowContext.tsx";

type NextPerson = typeof import("./prefill.ts")["nextPerson"];

const none: readonly string[] = [];

/** What the form for a new person begins with; undefined where the page knows of no one else. */
export function usePrefilledPerson(
  onFile: Parameters<NextPerson>[1],
  today: string,
): Partial<PersonDraft> | undefined {
  const people = useFlowContext().settings.prefill?.people;
  const { report } = useEnrolkit();
  const [nextPerson, setNextPerson] = useState<NextPerson>();
  const isWanted = people !== undefined;
  // Few pages know of people: the code comes when one does.
  useEffect(() => {
    if (isWanted) import("./prefill.ts").then((loaded) => setNextPerson(() => loaded.nextPerson), report);
  }, [isWanted, report]);
  const next = nextPerson?.(people, onFile, today);
  usePrefillWarning(next?.ignored ?? none);
  return next?.person;
}

/** In development: reports to `onError` what of a prefill is left out, by names of fields, never by what is in them. */
export function usePrefillWarning(ignored: readonly string[]): void {
  const { report } = useEnrolkit();
  const fields = ignored.join(", ");
  useEffect(() => {
    if (process.env.NODE_ENV === "production" || fields === "") return;
    report(new Error(`Enrolkit: prefill is left out where it is not valid: ${fields}.`));
  }, [report, fields]);
}
