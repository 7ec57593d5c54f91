import type { ConsentStatement } from "@enrolkit/types";
import { useEffect, useState } from "react";
import { useLatest } from "../../theme/useLatest.ts";
import { takenOver } from "./open-statements.ts";

interface Acceptance {
  statements: readonly ConsentStatement[];
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onChange: ((accepted: readonly string[]) => void) | undefined;
}

/**
 * What is accepted of the statements that are shown. A tick belongs to one wording: where that is gone the tick goes too,
 * `onChange` is called, and `changed` names the statements that replaced it.
 */
export function useAccepted({ statements, value, defaultValue = [], onChange }: Acceptance) {
  const [own, setOwn] = useState(defaultValue);
  const ids = statements.map(({ id }) => id);
  const ticked = value ?? own;
  const accepted = ids.filter((id) => ticked.includes(id));
  const stale = ticked.filter((id) => !ids.includes(id));

  const [before, setBefore] = useState(ids);
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (before.join() !== ids.join()) {
    setBefore(ids);
    setChanged([...changed.filter((id) => ids.includes(id)), ...takenOver(before, ids, ticked)]);
  }
  // Of ticks for wordings that were gone before anything was shown, only the number is known.
  const [lost] = useState(stale.length);

  function accept(wanted: readonly string[]): void {
    const next = ids.filter((id) => wanted.includes(id));
    setOwn(next);
    setChanged(changed.filter((id) => !next.includes(id)));
    onChange?.(next);
  }

  const unTick = useLatest(() => {
    setOwn(accepted);
    onChange?.(accepted);
  });
  const gone = stale.join();
  useEffect(() => {
    if (gone !== "") unTick.current();
  }, [gone, unTick]);

  return { accepted, accept, changed, lost: accepted.length < ids.length ? changed.length || lost : 0 };
}
