import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../messages/hooks.ts";
import { PlainBox } from "../theme/PlainBox.tsx";
import { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";

/**
 * A component whose code comes when it is needed; until then a skeleton is shown. What did not arrive can be fetched again,
 * which `React.lazy` would not do. Call `load` ahead of time to have it at hand. `Around` goes around what is shown in its place.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shapes: SkeletonProps["shapes"],
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): (props: Props) => ReactNode {
  // What has arrived once is shown at once, wherever it comes next.
  let arrived: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const { error, action } = useMessages();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | "failed" | null>(() => arrived);
    useEffect(() => {
      let wanted = true;
      if (Loaded === null) {
        load().then(
          (loaded) => {
            arrived = loaded;
            if (wanted) setLoaded(() => loaded);
          },
          () => wanted && setLoaded("failed"),
        );
      }
      return () => {
        wanted = false;
      };
    }, [Loaded]);
    if (Loaded !== "failed" && Loaded !== null) return <Loaded {...props} />;
    return (
      <Around>
        {Loaded === null ? (
          <Skeleton shapes={shapes} />
        ) : (
          <PlainBox role="alert" action={action.retry} onAction={() => setLoaded(null)}>
            {error.network_error}
          </PlainBox>
        )}
      </Around>
    );
  };
}
