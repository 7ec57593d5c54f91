import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../messages/hooks.ts";
import { Button } from "./Button/Button.tsx";
import { Notice } from "./Notice/Notice.tsx";
import { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";

/**
 * A component whose code comes when it is needed; until then a skeleton is shown. What did not arrive can be fetched again,
 * which `React.lazy` would not do. Call `load` ahead of time to have it at hand.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shapes: SkeletonProps["shapes"],
): (props: Props) => ReactNode {
  return function Later(props: Props) {
    const { error, action } = useMessages();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | "failed" | null>(null);
    useEffect(() => {
      let wanted = true;
      if (Loaded === null) {
        load().then(
          (loaded) => wanted && setLoaded(() => loaded),
          () => wanted && setLoaded("failed"),
        );
      }
      return () => {
        wanted = false;
      };
    }, [Loaded]);
    if (Loaded === null) return <Skeleton shapes={shapes} />;
    if (Loaded !== "failed") return <Loaded {...props} />;
    return (
      <Notice tone="error" live title={error.network_error}>
        <Button onClick={() => setLoaded(null)}>{action.retry}</Button>
      </Notice>
    );
  };
}
