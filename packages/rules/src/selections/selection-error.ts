/** What can be wrong with a choice; a closed set. */
export type SelectionIssueCode =
  | "unknown_configuration"
  | "wrong_scope"
  | "duplicate"
  | "unknown_option"
  | "sub_option_without_parent"
  | "not_eligible"
  | "missing_required"
  | "too_few"
  | "too_many";

/** One fault, the JSON path it stands at, and what a message about it needs. Names are the plan's own. */
export interface SelectionIssue {
  code: SelectionIssueCode;
  path: string;
  /** The coverage decision that it belongs to, where it is known. */
  configuration?: { id: string; name: string };
  /** The option at fault, or the one whose list of sub-options is. */
  option?: { id: string; name: string };
  /** `missing_required` of whole entries: every coverage without one. */
  missing?: { id: string; name: string }[];
  /** `not_eligible`: the descriptions of the criteria that fail. */
  reasons?: string[];
  /** `too_few`, `too_many`: the bound, and how many were chosen. */
  bound?: number;
  chosen?: number;
}
