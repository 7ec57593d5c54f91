import { defineQuery } from "../query/options.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** How far the employees of new group policies are with choosing. */
interface Choosing {
  /** The first last day of those who are choosing; null where no one is. */
  readonly dueBy: string | null;
  /** Enrolments are being prepared. */
  readonly isUnderWay: boolean;
  /** Enrolments can be started. */
  readonly isToStart: boolean;
}

/** Until when the employees of group policies choose. `isExpected`: enrolments were asked for, and may begin any moment. */
export function useChoosing(ids: readonly string[], isExpected: boolean): EnrolkitQueryResult<Choosing> {
  return useRead((scope) =>
    defineQuery<Choosing>(scope, {
      resource: "participation",
      ids: ["choosing", String(isExpected), ...ids],
      fetch: async (client, signal) => {
        const all = await Promise.all(
          ids.map((group_policy_id) =>
            client.call("ListParticipation", {
              params: { group_policy_id },
              query: { state: "invited", page_size: 100 },
              signal,
            }),
          ),
        );
        const isToStart = all.some(({ counts }) => counts.not_invited > 0);
        const days = all.flatMap(({ items }) => items.flatMap(({ due_by }) => due_by?.slice(0, 10) ?? []));
        return {
          dueBy: days.toSorted()[0] ?? null,
          isUnderWay: all.some(({ counts }) => counts.waiting > 0) || (isExpected && isToStart),
          isToStart,
        };
      },
      waitsOn: ({ dueBy, isUnderWay }) => (dueBy === null && isUnderWay ? "choosing" : null),
    }),
  );
}
