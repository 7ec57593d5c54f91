import { useCallback, useEffect, useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Draft } from "./draft.ts";
import { draftStore } from "./draft-store.ts";

/**
 * The draft of an intent, and how to change parts of it. Kept over a reload; forgotten once the intent has ended.
 * Key the component by the intent.
 */
export function useDraft(intentId: string, isOver: boolean): [Draft, (change: Partial<Draft>) => void] {
  const { baseUrl } = useEnrolkit();
  const store = useMemo(() => draftStore(baseUrl, intentId), [baseUrl, intentId]);
  const [draft, setDraft] = useState(store.read);
  useEffect(() => {
    if (isOver) store.clear();
    else store.write(draft);
  }, [isOver, store, draft]);
  const update = useCallback(
    (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    [],
  );
  return [draft, update];
}
