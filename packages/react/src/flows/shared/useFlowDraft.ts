import { type DraftOptions, type UpdateDraft, useDraft } from "../../draft/useDraft.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { NamedPage } from "./flow-steps.ts";
import { type FlowMutations, useFlowMutations } from "./useFlowMutations.ts";

/** What a flow has a person enter, and how it changes. */
export interface FlowDraft<Draft> {
  readonly draft: Partial<Draft>;
  /** Changes it as the person does: what failed, or what the page around is asked, is about what was there before. */
  readonly updateDraft: UpdateDraft<Draft>;
  /** Changes it by itself, as where the service has taken a part of it. */
  readonly writeDraft: UpdateDraft<Draft>;
}

interface FlowDraftOptions<Draft> extends Pick<DraftOptions<Draft>, "isOver" | "checks" | "basis"> {
  /** Where a person is who begins at a page of a step; where they have left off comes first, unless the address names the page. */
  readonly positionAt?: ((page: NamedPage) => Partial<Draft>) | undefined;
  /** What forms begin with, where nothing was entered yet. */
  readonly begin?: Partial<Draft> | undefined;
  /** What it begins with, in place of all else. */
  readonly from?: Partial<Draft> | undefined;
}

/** The draft of a flow, how to delete it now, and the flow's mutations. */
export function useFlowDraft<Draft extends object>(
  id: string,
  { positionAt, begin, from, ...options }: FlowDraftOptions<Draft>,
): FlowMutations & FlowDraft<Draft> & { readonly forget: () => void } {
  const { changes, firstStep } = useFlowContext();
  const mutations = useFlowMutations();
  const [draft, writeDraft, forget] = useDraft<Draft>(id, {
    ...options,
    first(stored) {
      const { step, number, isAddressed } = firstStep;
      const position = step && positionAt?.({ step, number });
      const found = isAddressed ? { ...stored, ...position } : { ...position, ...stored };
      return from ?? { ...begin, ...found };
    },
    changes,
  });
  function updateDraft(change: Parameters<typeof writeDraft>[0]): void {
    mutations.dismissFailure();
    writeDraft(change);
  }
  return { ...mutations, draft, updateDraft, writeDraft, forget };
}
