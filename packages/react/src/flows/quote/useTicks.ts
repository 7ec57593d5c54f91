import type { GroupQuoteIntent } from "@enrolkit/types";
import { useState } from "react";
import { openStatements } from "../../components/ConsentStatements/open-statements.ts";
import { useEnrolkit } from "../../provider/context.ts";
import { useFlowContext } from "../shared/FlowContext.tsx";

/** What the person agrees to, as long as the page is there: it is stored nowhere else. */
export interface Ticks {
  /** The statements that are ticked. */
  readonly ids: readonly string[];
  /** How many of those shown are open. */
  readonly open: number;
  readonly change: (ids: readonly string[]) => void;
  /** Each statement shown, in order, and when it was ticked. */
  readonly approvals: () => { id: string; approved_at: string }[];
}

export function useTicks({ id: intentId, consent_links: statements }: GroupQuoteIntent): Ticks {
  const { client, emit } = useEnrolkit();
  const { asked } = useFlowContext();
  const [tickedAt, setTickedAt] = useState<Readonly<Record<string, string>>>({});
  const ids = Object.keys(tickedAt);

  function change(next: readonly string[]): void {
    asked.withdraw();
    const now = new Date(client.serverTime()).toISOString();
    setTickedAt((before) => Object.fromEntries(next.map((id) => [id, before[id] ?? now])));
    emit({
      type: "consent_changed",
      intent_id: intentId,
      statement_ids: next,
      open: openStatements(statements, next).length,
    });
  }

  return {
    ids,
    open: openStatements(statements, ids).length,
    change,
    approvals: () => statements.map(({ id }) => ({ id, approved_at: tickedAt[id] ?? "" })),
  };
}
