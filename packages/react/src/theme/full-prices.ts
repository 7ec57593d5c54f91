/** Whether prices are shown in full, for the life of the outermost settings. Fits `useSyncExternalStore`. */
export interface FullPrices {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Begins with what the reader pays. */
export function createFullPrices(): FullPrices {
  const listeners = new Set<() => void>();
  let current = false;
  return {
    isOn: () => current,
    set(isOn) {
      current = isOn;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
