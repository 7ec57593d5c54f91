import { useEffect } from "react";
import { loadChanging } from "./later-requested-amendment.ts";

/** Fetches the code of pages to come while the person reads, so that they are there when they are needed. */
export function usePreload(): void {
  useEffect(() => {
    const parts = [
      loadChanging(),
      import("./steps/AmendmentReview.tsx"),
      import("../../components/DependentsPicker/PersonEditor.tsx"),
      import("../../components/EnrolmentSummary/EnrolmentSummary.tsx"),
    ];
    // What does not arrive now is fetched again when it is needed, and says so then.
    void Promise.allSettled(parts);
  }, []);
}
