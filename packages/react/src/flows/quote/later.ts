import { laterPagesOf } from "../shared/later-pages.ts";

/** The code of pages after the first. */
export const loadLaterPages = async () => (await import("./later-pages.ts")).laterPages;

export const laterPage = /* @__PURE__ */ laterPagesOf(loadLaterPages);
