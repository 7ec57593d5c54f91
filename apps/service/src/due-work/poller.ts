/** Works in the background between its start and its stop. */
export interface Worker {
  start(): void;
  /** Resolves when the work that has begun is done. */
  stop(): Promise<void>;
  /** Polls now. */
  wake(): void;
}

export interface PollerOptions {
  /** The poll interval without a wake-up call: other processes schedule work too. */
  intervalMs: number;
  /** Claims and does what is due; returns whether there may be more at once. */
  poll: () => Promise<boolean>;
  /** Called when a poll fails; the next one runs as usual. */
  onError: (error: unknown) => void;
}

/** Polls for work, one poll at a time; a wake-up call during a poll makes it poll once more. */
export function createPoller({ intervalMs, poll, onError }: PollerOptions): Worker {
  let polling: Promise<void> | null = null;
  let stopped = true;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        const more = await poll();
        again ||= more;
      } while (again && !stopped);
    } catch (error) {
      onError(error);
    }
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (polling !== null) {
      again = true;
      return;
    }
    polling = drain().finally(() => {
      polling = null;
      if (!stopped) timer = setTimeout(wake, again ? 0 : intervalMs);
    });
  }

  return {
    start() {
      stopped = false;
      wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await polling;
    },
    wake,
  };
}
