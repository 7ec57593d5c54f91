"use client";
import { useContext, useId, useSyncExternalStore } from "react";
import { ThemeContext } from "./theme-context.ts";

/**
 * An id that nothing else on the page has. `useId` alone counts for one copy of React and, hydrated, for one root: the
 * provider's prefix keeps them apart. It comes once the page is in the browser, as a server cannot know it.
 */
export function useUniqueId(): string {
  const { idPrefix } = useContext(ThemeContext);
  return useSyncExternalStore(neverChanges, () => idPrefix, onServer) + useId();
}

const neverChanges = () => () => undefined;
const onServer = () => "ek";
