import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";

/** An event of the SDK, or one that this page makes itself. */
type PageEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** An event in the drawer's list. It holds ids, no personal data. */
interface RecordedEvent {
  key: number;
  at: number;
  type: string;
  ids: string;
}

interface SandboxContext {
  open: boolean;
  toggle: () => void;
  /** Newest first. */
  events: RecordedEvent[];
  record: (event: PageEvent) => void;
  /** Counts the changes that the drawer made to the world: Enrolkit's widgets start afresh after each. */
  worldVersion: number;
  worldChanged: () => void;
}

const Context = createContext<SandboxContext | null>(null);
const maxEvents = 100;

export function SandboxProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [events, setEvents] = useState<RecordedEvent[]>([]);
  const [worldVersion, setWorldVersion] = useState(0);

  const toggle = useCallback(() => setOpen((is) => !is), []);
  const worldChanged = useCallback(() => setWorldVersion((count) => count + 1), []);
  const record = useCallback((event: PageEvent) => {
    setEvents((known) => [recordedEvent(event, (known[0]?.key ?? 0) + 1), ...known].slice(0, maxEvents));
  }, []);

  const sandbox = useMemo(
    () => ({ open, toggle, events, record, worldVersion, worldChanged }),
    [open, toggle, events, record, worldVersion, worldChanged],
  );
  return <Context value={sandbox}>{children}</Context>;
}

export function useSandbox(): SandboxContext {
  const sandbox = use(Context);
  if (!sandbox) throw new Error("useSandbox works only inside <SandboxProvider>.");
  return sandbox;
}

function recordedEvent({ type, ...rest }: PageEvent, key: number): RecordedEvent {
  const ids = Object.values(rest)
    .flat()
    .filter((value) => typeof value === "string")
    .join(" · ");
  return { key, at: Date.now(), type, ids };
}
