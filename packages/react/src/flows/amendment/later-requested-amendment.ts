import { later } from "../../primitives/later.tsx";

export const loadRequestedAmendment = async () =>
  (await import("./RequestedAmendment.tsx")).RequestedAmendment;

/** What comes of a change once it is requested; its code comes while the person says what happened. */
export const RequestedAmendment = /* @__PURE__ */ later(loadRequestedAmendment, [
  "title",
  "text",
  "choice",
  "choice",
]);
