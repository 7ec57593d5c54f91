"use client";
import { type ReactNode, useCallback, useContext, useSyncExternalStore } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { RootContext } from "../../theme/theme-context.ts";
import { Button } from "../Button/Button.tsx";
import { print } from "../Icon/drawings.ts";

/** Prints the page, once everything in the root is there; or what the host does instead. Null leaves the button away. */
export function PrintButton({
  onPrint = () => window.print(),
}: {
  onPrint?: (() => void) | null | undefined;
}): ReactNode {
  const { action } = useMessages();
  const isLoading = useIsLoading();
  return (
    onPrint && (
      <Button icon={print} busy={isLoading} onClick={onPrint}>
        {action.print}
      </Button>
    )
  );
}

/** Whether something in the root around is still to come: data, code or words, for which a skeleton stands. */
function useIsLoading(): boolean {
  const root = useContext(RootContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      if (root?.current) observer.observe(root.current, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [root],
  );
  const isLoading = () => root?.current?.querySelector("[data-ek-loading]") != null;
  return useSyncExternalStore(subscribe, isLoading, () => false);
}
