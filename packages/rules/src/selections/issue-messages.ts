import { errorList, type FieldErrors } from "../input/field-errors.ts";
import type { SelectionIssue } from "./check-selections.ts";

/** What is wrong with a choice, why, and how to mend it. Names are the plan's; nothing that was sent is echoed. */
export function selectionMessage(error: SelectionIssue): string {
  const coverage = error.configuration ? `“${error.configuration.name}”` : "this coverage";
  const option = error.option ? `“${error.option.name}”` : "this option";
  const place = error.option ? `${option} in ${coverage}` : coverage;
  switch (error.code) {
    case "unknown_configuration":
      return "The plan has no such coverage. Choose among the coverages that it offers.";
    case "wrong_scope":
      return `Leave ${coverage} out: it is not chosen here.`;
    case "duplicate":
      return `Choose ${error.option ? option : coverage} once: it stands here twice.`;
    case "unknown_option":
      return `There is no such option in ${place}. Choose among those that it offers.`;
    case "sub_option_without_parent":
      return `This option of ${coverage} belongs to another one. Choose it below the option that it is part of.`;
    case "not_eligible":
      return [`Choose another option than ${option}: it is out of reach.`, ...(error.reasons ?? [])].join(
        " ",
      );
    case "missing_required":
      return missingMessage(error, place);
    case "too_few":
      return `Choose at least ${error.bound} in ${place}.`;
    case "too_many":
      return `Choose at most ${error.bound} in ${place}.`;
  }
}

/** The messages of many errors by their path, as a problem's `errors` carries them. */
export function selectionFieldErrors(errors: readonly SelectionIssue[]): FieldErrors {
  const list = errorList();
  for (const error of errors) list.add(error.path, selectionMessage(error));
  return list.errors;
}

function missingMessage(error: SelectionIssue, place: string): string {
  if (error.missing === undefined) return `Choose an option in ${place}.`;
  const names = error.missing.map(({ name }) => `“${name}”`).join(", ");
  return `A choice is missing. Choose an option in ${names}.`;
}
