import type { ComponentType, ReactNode } from "react";
import { later } from "../../primitives/later.tsx";
import { PendingPage, pageShapes } from "../shared/Loaded.tsx";

/** The code of pages after the first: one file, as it is fetched as a whole while the first page is read. */
export const loadLaterPages = async () => (await import("./later-pages.ts")).laterPages;

type LaterPages = Awaited<ReturnType<typeof loadLaterPages>>;

export function laterPage<Page extends keyof LaterPages>(
  page: Page,
): (props: Parameters<LaterPages[Page]>[0]) => ReactNode {
  return later(
    async () => (await loadLaterPages())[page] as ComponentType<Parameters<LaterPages[Page]>[0]>,
    pageShapes,
    PendingPage,
  );
}
