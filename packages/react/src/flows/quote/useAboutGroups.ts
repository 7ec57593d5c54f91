import type { Group } from "@enrolkit/types";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";

/** For which groups a quote is, and for how many employees where that is known; undefined without groups. */
export function useAboutGroups(groups: readonly Pick<Group, "name">[], count?: number): string | undefined {
  const { choosing, levels } = useQuoteMessages();
  const { list, isolate, count: counted } = useFormat();
  if (groups.length === 0) return undefined;
  const names = choosing.for(list(groups.map(({ name }) => isolate(name))));
  return count === undefined ? names : `${names} · ${levels.employees(counted(count))}`;
}
