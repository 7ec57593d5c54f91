import { useFormat, useMessages } from "../../messages/hooks.ts";
import { type CheckedChoices, selectionProblems } from "./selection-problems.ts";

/** What is wrong with choices, by the list that it is about, in the language shown. */
export function useSelectionProblems(choices: CheckedChoices): ReadonlyMap<string, string> {
  const { coverError } = useMessages();
  return selectionProblems(choices, coverError, useFormat());
}
