import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";

/** An event as it comes, or one of our own making. */
export type Heard = Readonly<Record<string, unknown>> & { readonly type: string };

/** Something the SDK told this page; ids only. */
export interface HeardEvent {
  key: number;
  at: number;
  type: string;
  ids: string;
}

interface SandboxContext {
  open: boolean;
  toggle: () => void;
  /** Newest first. */
  events: HeardEvent[];
  hear: (event: Heard) => void;
  /** Counts up when the drawer changed the world: what shows it starts afresh. */
  epoch: number;
  changed: () => void;
}

const Context = createContext<SandboxContext | null>(null);
const kept = 100;

export function SandboxProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [events, setEvents] = useState<HeardEvent[]>([]);
  const [epoch, setEpoch] = useState(0);

  const toggle = useCallback(() => setOpen((is) => !is), []);
  const changed = useCallback(() => setEpoch((count) => count + 1), []);
  const hear = useCallback((event: Heard) => {
    setEvents((known) => [heard(event, (known[0]?.key ?? 0) + 1), ...known].slice(0, kept));
  }, []);

  const sandbox = useMemo(
    () => ({ open, toggle, events, hear, epoch, changed }),
    [open, toggle, events, hear, epoch, changed],
  );
  return <Context value={sandbox}>{children}</Context>;
}

export function useSandbox(): SandboxContext {
  const sandbox = use(Context);
  if (!sandbox) throw new Error("useSandbox belongs inside <SandboxProvider>.");
  return sandbox;
}

function heard({ type, ...rest }: Heard, key: number): HeardEvent {
  const ids = Object.values(rest)
    .flat()
    .filter((value) => typeof value === "string")
    .join(" · ");
  return { key, at: Date.now(), type, ids };
}
