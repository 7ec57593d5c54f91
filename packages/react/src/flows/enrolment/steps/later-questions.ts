import { later } from "../../../primitives/later.tsx";

/** The questions asked before all else, or anew; their code comes when they are. */
export const Questions = /* @__PURE__ */ later(
  () => import("./Questions.tsx").then((module) => module.Questions),
  ["field", "field", "field"],
);
