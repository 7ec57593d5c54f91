import { errorList, type FieldErrors } from "../input/field-errors.ts";
import type { SelectionIssue } from "./check-selections.ts";

/** Returns what is wrong with a selection, why, and how to correct it. Names are those of the plan, never the input. */
export function issueMessage(issue: SelectionIssue): string {
  const coverage = issue.configuration ? `“${issue.configuration.name}”` : "this coverage";
  const option = issue.option ? `“${issue.option.name}”` : "this option";
  const target = issue.option ? `${option} in ${coverage}` : coverage;
  switch (issue.code) {
    case "unknown_configuration":
      return "The plan has no such coverage. Choose among the coverages that it offers.";
    case "wrong_scope":
      return `Leave ${coverage} out: it is not chosen here.`;
    case "duplicate":
      return `Choose ${issue.option ? option : coverage} once: it stands here twice.`;
    case "unknown_option":
      return `There is no such option in ${target}. Choose among those that it offers.`;
    case "sub_option_without_parent":
      return `This option of ${coverage} belongs to another one. Choose it below the option that it is part of.`;
    case "not_eligible":
      return [`Choose another option than ${option}: it is out of reach.`, ...(issue.reasons ?? [])].join(
        " ",
      );
    case "missing_required":
      return missingMessage(issue, target);
    case "too_few":
      return `Choose at least ${issue.bound} in ${target}.`;
    case "too_many":
      return `Choose at most ${issue.bound} in ${target}.`;
  }
}

/** Returns the messages of issues by JSON path, as in the `errors` of a problem. */
export function selectionFieldErrors(issues: readonly SelectionIssue[]): FieldErrors {
  const list = errorList();
  for (const issue of issues) list.add(issue.path, issueMessage(issue));
  return list.errors;
}

function missingMessage(issue: SelectionIssue, target: string): string {
  if (issue.missing === undefined) return `Choose an option in ${target}.`;
  const names = issue.missing.map(({ name }) => `“${name}”`).join(", ");
  return `A choice is missing. Choose an option in ${names}.`;
}
