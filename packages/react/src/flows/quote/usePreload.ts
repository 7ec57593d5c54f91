import { useEffect } from "react";

/** Fetches the code of parts to come while the person reads, so that they are there when they are needed. */
export function usePreload(): void {
  useEffect(() => {
    const parts = [
      import("../../components/CostSharingEditor/CostSharingEditor.tsx"),
      import("../../components/CoverageSelection/CoverageSelection.tsx"),
      import("../../components/QuoteSummary/QuoteSummary.tsx"),
      import("../../components/ConsentReceipt/ConsentReceipt.tsx"),
    ];
    // What does not arrive now is fetched again when it is needed, and says so then.
    void Promise.allSettled(parts);
  }, []);
}
