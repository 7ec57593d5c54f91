import type { EnrolkitError } from "@enrolkit/client";

/** What is kept under a name: ids only, never a token or personal data. */
export type Key = readonly string[];

/** A new object whenever something changed. */
export interface Snapshot {
  readonly value: unknown;
  /** Of the last look; null once a look succeeded. */
  readonly error: EnrolkitError | null;
}

/** Where a value comes from. */
export interface Source {
  readonly fetch: (signal: AbortSignal) => Promise<unknown>;
  /** Looked at once: it does not change while somebody reads it. */
  readonly isFixed?: boolean | undefined;
  /** Milliseconds until the next look by itself, false for none. */
  readonly pollEvery?: ((value: unknown) => number | false) | undefined;
}

/** What a provider knows of the service. One look at a time for each key, however many ask. */
export interface Cache {
  readonly read: (key: Key) => Snapshot;
  /** Looks now and then while somebody listens; returns how to stop. The newest source counts. */
  readonly watch: (key: Key, source: Source, listener: () => void) => () => void;
  /** Looks again now. */
  readonly look: (key: Key) => Promise<void>;
  /** Keeps what the service has just answered; a look under way is older, and is called off. */
  readonly set: (key: Key, value: unknown) => void;
  /** Looks again at everything watched whose key begins like this, and forgets the rest of it. */
  readonly invalidate: (prefix: Key) => Promise<void>;
  /** Looks again when the person comes back to the page, or the network does; returns how to stop. */
  readonly open: () => () => void;
  readonly clear: () => void;
}

interface Entry {
  snapshot: Snapshot;
  source: Source | undefined;
  readonly listeners: Set<() => void>;
  flight: { readonly abort: AbortController; readonly landing: Promise<void> } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const nothing: Snapshot = { value: undefined, error: null };
const nameOf = (key: Key): string => key.map((part) => `${part} `).join("");
const isHidden = (): boolean => document.visibilityState === "hidden";

export function createCache(): Cache {
  const entries = new Map<string, Entry>();

  function entryOf(key: Key): Entry {
    const name = nameOf(key);
    const known = entries.get(name);
    if (known !== undefined) return known;
    const entry: Entry = {
      snapshot: nothing,
      source: undefined,
      listeners: new Set(),
      flight: undefined,
      timer: undefined,
    };
    entries.set(name, entry);
    return entry;
  }

  function lookAt(entry: Entry): Promise<void> {
    if (entry.source === undefined) return Promise.resolve();
    rest(entry);
    const abort = new AbortController();
    const settle = (snapshot: Snapshot): void => {
      if (abort.signal.aborted) return;
      entry.flight = undefined;
      show(entry, snapshot);
      plan(entry);
    };
    const landing = entry.source.fetch(abort.signal).then(
      (value) => settle({ value: sameAs(entry.snapshot.value, value), error: null }),
      (error: EnrolkitError) => settle({ value: entry.snapshot.value, error }),
    );
    entry.flight = { abort, landing };
    return landing;
  }

  function show(entry: Entry, snapshot: Snapshot): void {
    const { value, error } = entry.snapshot;
    if (snapshot.value === value && snapshot.error === error) return;
    entry.snapshot = snapshot;
    for (const listener of entry.listeners) listener();
  }

  /** Calls off what is under way or planned. */
  function rest(entry: Entry): void {
    clearTimeout(entry.timer);
    entry.flight?.abort.abort();
    entry.flight = undefined;
  }

  function plan(entry: Entry): void {
    const pause = entry.source?.pollEvery?.(entry.snapshot.value);
    if (entry.listeners.size === 0 || typeof pause !== "number") return;
    // While the page is hidden nothing is asked; coming back to it asks.
    entry.timer = setTimeout(() => (isHidden() ? undefined : void lookAt(entry)), pause);
  }

  function lookAround(): void {
    if (isHidden()) return;
    for (const entry of entries.values()) {
      if (entry.listeners.size > 0 && !entry.flight && needsLook(entry)) void lookAt(entry);
    }
  }

  return {
    read: (key) => entries.get(nameOf(key))?.snapshot ?? nothing,
    watch(key, source, listener) {
      const entry = entryOf(key);
      entry.source = source;
      entry.listeners.add(listener);
      if (!entry.flight && needsLook(entry)) void lookAt(entry);
      return () => {
        entry.listeners.delete(listener);
        // Somebody may listen again at once, as in StrictMode.
        setTimeout(() => entry.listeners.size === 0 && rest(entry));
      };
    },
    look: (key) => lookAt(entryOf(key)),
    set(key, value) {
      const entry = entryOf(key);
      const wasLooking = entry.flight !== undefined;
      rest(entry);
      show(entry, { value: sameAs(entry.snapshot.value, value), error: null });
      if (wasLooking) void lookAt(entry);
      else plan(entry);
    },
    async invalidate(prefix) {
      const looks: Promise<void>[] = [];
      for (const [name, entry] of entries) {
        if (!name.startsWith(nameOf(prefix))) continue;
        if (entry.listeners.size > 0) looks.push(lookAt(entry));
        else entries.delete(name);
      }
      await Promise.all(looks);
    },
    open() {
      document.addEventListener("visibilitychange", lookAround);
      window.addEventListener("online", lookAround);
      return () => {
        document.removeEventListener("visibilitychange", lookAround);
        window.removeEventListener("online", lookAround);
      };
    },
    clear() {
      for (const entry of entries.values()) rest(entry);
      entries.clear();
    },
  };
}

/** The value that is there already, where the new one says the same: nothing then renders anew. */
function sameAs(before: unknown, after: unknown): unknown {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function needsLook({ snapshot, source }: Entry): boolean {
  return snapshot.value === undefined || !source?.isFixed;
}
