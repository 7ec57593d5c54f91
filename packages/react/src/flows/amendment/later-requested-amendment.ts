import { later } from "../../primitives/later.tsx";

export const loadRequestedAmendment = () => import("./RequestedAmendment.tsx");

/** What comes of a change once it is requested, with all its pages; its code comes while the person says what happened. */
export const RequestedAmendment = /* @__PURE__ */ later(
  async () => (await loadRequestedAmendment()).RequestedAmendment,
  ["title", "text", "choice", "choice"],
);
