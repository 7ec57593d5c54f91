import { later } from "../../primitives/later.tsx";

/** The code of pages that each quote comes to: one file, as it is fetched as a whole while the first page is read. */
export const loadLaterParts = () => import("./later-parts.ts");

export const CoverageSelection = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).CoverageSelection,
  ["choice", "choice", "choice"],
);

export const CostSharingEditor = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).CostSharingEditor,
  ["choice", "choice", "choice"],
);

export const QuoteSummary = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).QuoteSummary,
  ["panel", "panel"],
);

export const ConsentReceipt = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).ConsentReceipt,
  ["panel"],
);

/** Of several groups in one quote. */
export const QuoteLevels = /* @__PURE__ */ later(async () => (await loadLaterParts()).QuoteLevels, ["panel"]);

/** Of the few quotes of which the insurer wants to know more. */
export const AnswerRequirement = /* @__PURE__ */ later(
  async () => (await loadLaterParts()).AnswerRequirement,
  ["field", "field"],
);
