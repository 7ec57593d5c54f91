import { useEffect, useRef, useState } from "react";
import { useLatest } from "../../theme/useLatest.ts";

/**
 * A name for each level that stays with it while others come and go, and where focus goes then: to the key of what was
 * added, or to null after a removal.
 */
export function useLevelKeys(count: number, focus: (key: number | null) => void) {
  const [assigned, setAssigned] = useState<readonly number[]>([]);
  const [fresh, setFresh] = useState(count);
  const moved = useRef<number | null | undefined>(undefined);
  const onMove = useLatest(focus);
  // Levels that the host brought by itself are named by their index until something is added or removed here.
  const keys = Array.from({ length: count }, (_, index) => assigned[index] ?? -1 - index);

  useEffect(() => {
    if (moved.current === undefined) return;
    onMove.current(moved.current);
    moved.current = undefined;
  });
  return {
    keys,
    add: () => {
      moved.current = fresh;
      setAssigned([...keys, fresh]);
      setFresh(fresh + 1);
    },
    remove: (index: number) => {
      moved.current = null;
      setAssigned(keys.filter((_, at) => at !== index));
    },
  };
}
