import { later } from "../../primitives/later.tsx";

export const loadChanging = async () => (await import("./RequestedAmendment.tsx")).Changing;

/** What comes of a change once it is asked for; its code comes while the person says what happened. */
export const Changing = /* @__PURE__ */ later(loadChanging, ["title", "text", "choice", "choice"]);
