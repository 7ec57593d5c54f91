import type { ReactNode } from "react";
import { later } from "../../primitives/later.tsx";
import { PendingPage, pageShapes } from "../shared/Loaded.tsx";
import type { EnrolmentFlowState } from "./useEnrolmentFlow.ts";

/** The code of pages after the first: one file, as it is fetched as a whole while the first page is read. */
export const loadLaterPages = async () => (await import("./later-pages.ts")).laterPages;

type LaterPage = keyof Awaited<ReturnType<typeof loadLaterPages>>;

export function laterPage(step: LaterPage): (props: { flow: EnrolmentFlowState }) => ReactNode {
  return later(async () => (await loadLaterPages())[step], pageShapes, PendingPage);
}
