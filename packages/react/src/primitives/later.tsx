import { type ComponentType, Fragment, type ReactNode, useSyncExternalStore } from "react";
import { Failed } from "../theme/Failed.tsx";
import { useArrival } from "../theme/useArrival.ts";
import { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";

const never = () => () => {};

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
  const loadOnce = async () => (arrived = await load());
  return function Later(props: Props) {
    // What a server has rendered is a skeleton, also where another root of the page has the code by now.
    const atHand = useSyncExternalStore(
      never,
      () => arrived,
      () => null,
    );
    const load = atHand ? null : loadOnce;
    const [Loaded, missing] = useArrival(load, atHand, "code_not_loaded", "the code of a page");
    if (Loaded !== null) return <Loaded {...props} />;
    return <Around>{missing ? <Failed {...missing} /> : <Skeleton shapes={shapes} />}</Around>;
  };
}
