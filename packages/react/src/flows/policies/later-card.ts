import { later } from "../../primitives/later.tsx";

export const loadPolicyCard = () => import("../../components/PolicyCard/PolicyCard.tsx");

/** A card, whose code comes while the policies are read. */
export const LaterPolicyCard = /* @__PURE__ */ later(
  async () => (await loadPolicyCard()).PolicyCard,
  ["panel"],
);
