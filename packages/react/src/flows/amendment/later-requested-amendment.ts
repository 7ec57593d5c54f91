import { later } from "../../primitives/later.tsx";

export const loadRequestedAmendment = () => import("./RequestedAmendment.tsx");

export const costShapes = ["text", "text"] as const;

/** What each member costs: priced by the code of the pages to come, which the first page does not wait for. */
export const CostOfMembers = /* @__PURE__ */ later(
  async () => (await loadRequestedAmendment()).CostOfMembers,
  costShapes,
);

/** What comes of a change once it is requested, with all its pages; its code comes while the person says what happened. */
export const RequestedAmendment = /* @__PURE__ */ later(
  async () => (await loadRequestedAmendment()).RequestedAmendment,
  ["title", "text", "choice", "choice"],
);
