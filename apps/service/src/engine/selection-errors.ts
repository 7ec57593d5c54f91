import { type SelectionError, selectionMessage } from "@enrolkit/rules";

/** Faults of selections as a problem's `errors`: each message at its path. */
export function selectionErrors(faults: readonly SelectionError[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const fault of faults) (errors[fault.path] ??= []).push(selectionMessage(fault));
  return errors;
}
