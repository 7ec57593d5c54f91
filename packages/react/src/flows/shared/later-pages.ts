import type { ComponentType, ReactNode } from "react";
import { later } from "../../primitives/later.tsx";
import { PendingPage, pageShapes } from "./Loaded.tsx";

/** Pages of a flow whose code is one file, as it is fetched as a whole while the first page is read. */
export function laterPagesOf<Pages extends Readonly<Record<string, (props: never) => ReactNode>>>(
  load: () => Promise<Pages>,
): <Page extends keyof Pages>(page: Page) => (props: Parameters<Pages[Page]>[0]) => ReactNode {
  return <Page extends keyof Pages>(page: Page) =>
    later(
      async () => (await load())[page] as ComponentType<Parameters<Pages[Page]>[0]>,
      pageShapes,
      PendingPage,
    );
}
