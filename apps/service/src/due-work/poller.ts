/** Something that works by itself between its start and its stop. */
export interface Worker {
  start(): void;
  /** Ends after the work in hand. */
  stop(): Promise<void>;
  /** Looks for due work now. */
  wake(): void;
}

export interface Lookout {
  /** How often to look when nothing calls: other processes leave work too. */
  everyMs: number;
  /** Takes what is due; true when there may be more at once. */
  look: () => Promise<boolean>;
  /** Told of a look that failed; it goes on with the next. */
  failed: (error: unknown) => void;
}

/** Looks for work again and again, one look at a time; a call during a look has it look once more. */
export function createLookout({ everyMs, look, failed }: Lookout): Worker {
  let looking: Promise<void> | null = null;
  let stopped = true;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        const more = await look();
        again ||= more;
      } while (again && !stopped);
    } catch (error) {
      failed(error);
    }
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    if (looking !== null) {
      again = true;
      return;
    }
    looking = drain().finally(() => {
      looking = null;
      if (!stopped) timer = setTimeout(wake, again ? 0 : everyMs);
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
      await looking;
    },
    wake,
  };
}
