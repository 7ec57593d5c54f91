import { later } from "../../primitives/later.tsx";

/** The code of pages after the first: one file, as it is fetched as a whole while the first page is read. */
export const loadLaterParts = () => import("./later-parts.ts");

export const PeopleList = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).PeopleList,
  ["choice", "choice"],
);

/** The questions asked before all else, or anew. */
export const Questions = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).Questions,
  ["field", "field", "field"],
);

export const EnrolmentReview = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).EnrolmentReview,
  ["text", "choice", "choice", "choice"],
);

export const EnrolmentSummary = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).EnrolmentSummary,
  ["panel", "panel"],
);
