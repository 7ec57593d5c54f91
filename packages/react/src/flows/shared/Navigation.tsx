"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useEnrolkit } from "../../provider/context.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { FlowSettings } from "./flow-settings.ts";
import type { NavigationProps } from "./navigation-props.ts";

/** Keeps the step that is shown and the history of the page alike, where the page asks for it. */
export function Navigation(props: NavigationProps): ReactNode {
  const { navigation } = useFlowContext().settings;
  return navigation && <LaterNavigation {...props} navigation={navigation} />;
}

type Later = typeof import("./StepNavigation.tsx")["StepNavigation"];

/** Few pages ask for it: its code comes when it is asked for. */
function LaterNavigation(
  props: NavigationProps & { navigation: NonNullable<FlowSettings["navigation"]> },
): ReactNode {
  const { report } = useEnrolkit();
  const { memory } = useFlowContext();
  memory.first ??= props.step;
  const [Loaded, setLoaded] = useState<Later>();
  useEffect(() => {
    import("./StepNavigation.tsx").then(({ StepNavigation }) => setLoaded(() => StepNavigation), report);
  }, [report]);
  return Loaded && <Loaded {...props} />;
}
