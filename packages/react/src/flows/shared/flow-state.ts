import type { Declining } from "./Decline.tsx";
import type { PageState } from "./FlowPage.tsx";
import type { Insurer } from "./SupportLines.tsx";
import type { FlowMutations } from "./useFlowMutations.ts";

/** What every page of every flow works with, once there is an intent. */
export interface FlowState<Id extends string> extends FlowMutations, PageState<Id> {
  /** The insurers, each once. */
  readonly insurers: readonly Insurer[];
  readonly decline: Declining;
}
