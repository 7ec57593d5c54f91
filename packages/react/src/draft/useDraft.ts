import { useCallback, useEffect, useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Checks } from "./checks.ts";
import { draftStore } from "./draft-store.ts";

/**
 * The draft of something (an intent's id), how to change parts of it, and how to forget it now. Kept over a reload;
 * forgotten once it is over. Begins with `first`, where that is given, whatever was kept. Key the component by the
 * subject; keep the checks stable.
 */
export function useDraft<Draft extends object>(
  subject: string,
  isOver: boolean,
  checks: Checks<Draft>,
  first?: Partial<Draft>,
): [draft: Partial<Draft>, update: (change: Partial<Draft>) => void, forget: () => void] {
  const { baseUrl } = useEnrolkit();
  const store = useMemo(() => draftStore(baseUrl, subject, checks), [baseUrl, subject, checks]);
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
