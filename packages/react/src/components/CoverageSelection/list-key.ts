import type { PlanCoverageOptionSelection, SelectedOption } from "@enrolkit/contract";

/** Names a list of options: that of a coverage, or the one below an option of it. */
export function listKey(configurationId: string, parentId = ""): string {
  return `${configurationId} ${parentId}`;
}

/** The list that a JSON path of the selections leads to (`$.coverage_selections[0].options[1]`); null for none. */
export function listAt(path: string, selections: readonly PlanCoverageOptionSelection[]): string | null {
  const [first, ...rest] = Array.from(path.matchAll(/\[(\d+)\]/g), ([, index]) => Number(index));
  const selection = first === undefined ? undefined : selections[first];
  if (selection === undefined) return null;
  let list: readonly SelectedOption[] = selection.options;
  let parent: string | undefined;
  const intoLast = path.endsWith("sub_options");
  for (const index of intoLast ? rest : rest.slice(0, -1)) {
    const selected = list[index];
    if (selected === undefined) break;
    parent = selected.option_id;
    list = selected.sub_options ?? [];
  }
  return listKey(selection.configuration_id, parent);
}
