import { useContext, useState } from "react";
import { ReportContext } from "../../theme/theme-context.ts";

/** What a host does for us, and how far it has come. */
export interface HostAction {
  readonly status: "idle" | "busy" | "done" | "failed";
  /** Does nothing while it is under way. */
  readonly run: () => void;
}

/** Runs something of the host's, once at a time. What it throws goes to the host's monitoring too. */
export function useHostAction(action: () => unknown): HostAction {
  const report = useContext(ReportContext);
  const [status, setStatus] = useState<HostAction["status"]>("idle");
  async function run(): Promise<void> {
    setStatus("busy");
    try {
      await action();
      setStatus("done");
    } catch (error) {
      setStatus("failed");
      report?.(error);
    }
  }
  return { status, run: () => void (status === "busy" ? undefined : run()) };
}
