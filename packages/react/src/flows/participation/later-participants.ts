import { later } from "../../primitives/later.tsx";

export const loadParticipants = () => import("./Participants.tsx");

/** The employees of a state, whose code comes while the bar is read. */
export const LaterParticipants = /* @__PURE__ */ later(
  async () => (await loadParticipants()).Participants,
  ["person", "person", "person"],
);
