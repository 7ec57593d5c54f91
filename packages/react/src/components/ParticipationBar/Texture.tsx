import type { ParticipationState } from "@enrolkit/types";
import type { ReactNode } from "react";

/** Lines on a field of 6 by 6 for each state, so that segments differ where colours do not. */
const textures: Readonly<Partial<Record<ParticipationState, string>>> = {
  ending: "M-1 7 7-1M-1 1l2-2M5 7l2-2",
  invited: "M3 3h.01",
  waiting: "M0 3h6",
  deadline_missed: "M0 0l6 6M0 6l6-6",
  declined: "M3 0v6",
  not_covered: "M-1-1l8 8M-1 5l2 2M5-1l2 2",
};

/** The texture of a state as a pattern to fill with. */
export function Texture({ id, state }: { id: string; state: ParticipationState }): ReactNode {
  return (
    <pattern className="ek-texture" id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d={textures[state] ?? ""} />
    </pattern>
  );
}

interface SegmentProps {
  state: ParticipationState;
  /** The id of its texture. */
  texture: string;
  /** In percent of the drawing; all of it when absent. */
  start?: number | undefined;
  length?: number | undefined;
  onPress?: (() => void) | undefined;
}

/** A rectangle in the colour of a state, and its texture over it. */
export function Segment({ state, texture, start = 0, length = 100, onPress }: SegmentProps): ReactNode {
  const size = { x: `${start}%`, width: `${length}%`, height: "100%" };
  return (
    // The button beside the state's name does the same.
    <g className="ek-segment" data-ek-state={state} onClick={onPress}>
      <rect className="ek-segment-fill" {...size} />
      <rect className="ek-segment-texture" {...size} fill={`url(#${texture})`} />
    </g>
  );
}
