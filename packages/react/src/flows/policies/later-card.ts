import { later } from "../../primitives/later.tsx";

export const loadCard = () => import("./ReadPolicyCard.tsx");

/** A card, whose code comes while the policies are read. */
export const LaterCard = /* @__PURE__ */ later(async () => (await loadCard()).ReadPolicyCard, ["panel"]);
