import { useCallback, useEffect, useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Checks } from "./checks.ts";
import { draftStore } from "./draft-store.ts";

/**
 * A draft by its id (such as an intent's), how to change parts of it, and how to delete it now. Survives a reload;
 * deleted once it is over. Begins with `first`, where that is passed, whatever was stored. Key the component by the id;
 * keep the checks stable.
 */
export function useDraft<Draft extends object>(
  id: string,
  isOver: boolean,
  checks: Checks<Draft>,
  first?: Partial<Draft>,
): [draft: Partial<Draft>, update: (change: Partial<Draft>) => void, remove: () => void] {
  const { baseUrl } = useEnrolkit();
  const store = useMemo(() => draftStore(baseUrl, id, checks), [baseUrl, id, checks]);
  const [draft, setDraft] = useState(() => first ?? store.read());
  useEffect(() => {
    if (isOver) store.clear();
    else store.write(draft);
  }, [isOver, store, draft]);
  const update = useCallback(
    (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    [],
  );
  return [draft, update, store.clear];
}
