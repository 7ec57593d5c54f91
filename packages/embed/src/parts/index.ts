import type { Part, PartName } from "../elements/part.ts";

/** Loads the code of a part. */
export const parts: Readonly<Record<PartName, () => Promise<Part>>> = {
  enrolment: () => import("./enrolment.tsx"),
  quote: () => import("./quote.tsx"),
  amendment: () => import("./amendment.tsx"),
  policies: () => import("./policies.tsx"),
  participation: () => import("./participation.tsx"),
  blocks: () => import("./blocks.tsx"),
};
