"use client";
import type { ReactNode } from "react";
import { useArrival } from "../../theme/useArrival.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { FlowSettings } from "./flow-settings.ts";
import type { NavigationProps } from "./navigation-props.ts";

/** Keeps the step that is shown and the history of the page alike, where the page asks for it. */
export function Navigation(props: NavigationProps): ReactNode {
  const { navigation } = useFlowContext().settings;
  return navigation && <LaterNavigation {...props} navigation={navigation} />;
}

const load = async () => (await import("./StepNavigation.tsx")).StepNavigation;

/** Few pages ask for it: its code comes when it is asked for. */
function LaterNavigation(
  props: NavigationProps & { navigation: NonNullable<FlowSettings["navigation"]> },
): ReactNode {
  const { memory } = useFlowContext();
  memory.first ??= props.step;
  const [Loaded] = useArrival(load, null, "code_not_loaded", "the code that leads to steps");
  return Loaded && <Loaded {...props} />;
}
