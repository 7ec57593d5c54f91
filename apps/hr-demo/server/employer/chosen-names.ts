import type { GroupPolicy, Plan } from "./company.ts";

type Configurations = Plan["coverage_configurations"];
type Option = Configurations[number]["options"][number];
type Selected = GroupPolicy["coverage_selections"][number]["options"][number];

/** What was chosen for the group, from the outside in, as the plan names it. */
export function chosenNames(
  configurations: Configurations,
  selections: GroupPolicy["coverage_selections"],
): string[] {
  return selections.flatMap(({ configuration_id, options }) => {
    const configuration = configurations.find(({ id }) => id === configuration_id);
    return namesOf(configuration?.options ?? [], options);
  });
}

function namesOf(options: readonly Option[], selected: readonly Selected[]): string[] {
  return selected.flatMap(({ option_id, sub_options }) => {
    const option = options.find(({ id }) => id === option_id);
    return option ? [option.name, ...namesOf(option.sub_options ?? [], sub_options ?? [])] : [];
  });
}
