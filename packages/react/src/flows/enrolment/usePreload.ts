import { useEffect } from "react";

/** Fetches the code of pages to come while the person reads, so that they are there when they are needed. */
export function usePreload(): void {
  useEffect(() => {
    const parts = [
      import("../shared/people/PeoplePicker.tsx"),
      import("../../components/DependentsPicker/PersonEditor.tsx"),
      import("./steps/Questions.tsx"),
      import("../shared/people/PersonRequirement.tsx"),
      import("./steps/EnrolmentReview.tsx"),
      import("../../components/EnrolmentSummary/EnrolmentSummary.tsx"),
    ];
    // What does not arrive now is fetched again when it is needed, and says so then.
    void Promise.allSettled(parts);
  }, []);
}
