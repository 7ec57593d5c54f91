import { useGroups } from "../../hooks/useGroups.ts";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";

/** For which groups a quote is, and for how many employees where that is asked for; undefined without groups. */
export function useAboutGroups(
  of: readonly { readonly group_id: string | null }[],
  isCounted?: boolean,
): string | undefined {
  const { choosing, levels } = useQuoteMessages();
  const { list, isolate, count } = useFormat();
  const groups = useGroups().data?.filter(({ id }) => of.some(({ group_id }) => group_id === id)) ?? [];
  if (groups.length === 0) return undefined;
  const names = choosing.for(list(groups.map(({ name }) => isolate(name))));
  const employees = groups.reduce((sum, { employee_count }) => sum + employee_count, 0);
  return isCounted ? `${names} · ${levels.employees(count(employees))}` : names;
}
