import type { ReactNode } from "react";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";

interface ShareRingProps {
  /** In the order of the list beside the ring: whose, as in a text, and how much in percent. */
  parts: readonly { readonly name: string; readonly share: number }[];
}

/** Of the drawing, which is 100 by 100. */
const radius = 29;
/** Numbers are around the ring, where every colour of a part leaves them readable. */
const numberRadius = 44;
/** Between two parts, as a part of the whole ring. */
const gap = 0.012;
/** A smaller part has no room for its number. */
const leastNumbered = 0.04;

/**
 * Shares as parts of a ring, from the top on in the direction of the text. Each has the number that it has in the list
 * (`RingNumber`), whose sentence is the ring's title. One share alone needs no picture.
 */
export function ShareRing({ parts }: ShareRingProps): ReactNode {
  const { beneficiaries: texts } = usePoliciesMessages();
  const format = useFormat();
  if (parts.length < 2) return null;
  const title = format.list(parts.map(({ name, share }) => texts.part(name, format.percent(share))));
  const shares = parts.map(({ share }) => Math.max(0, share));
  const sum = shares.reduce((so, share) => so + share, 0);
  const whole = Math.max(100, sum);
  let from = 0;
  const drawn = shares.map((share, index) => {
    const [start, length] = [from, share / whole];
    from += length;
    return { start, length, number: format.number(index + 1), tone: index % 4 };
  });
  return (
    <svg className="ek-ring" viewBox="0 0 100 100" role="img" aria-label={title} focusable="false">
      <path data-ek-ring="rest" d={arc(0, 1)} />
      {drawn.map(
        ({ start, length, number, tone }) =>
          length > 0 && (
            <path
              key={number}
              data-ek-ring="part"
              data-ek-tone={tone}
              d={arc(start, start + length - (length < 1 ? gap : 0))}
            />
          ),
      )}
      {drawn
        .filter(({ length }) => length >= leastNumbered)
        .map(({ start, length, number }) => {
          const [x, y] = pointAt(start + length / 2, numberRadius);
          return (
            <text className="ek-ring-text" key={number} x={x} y={y}>
              {number}
            </text>
          );
        })}
    </svg>
  );
}

/** The number of a part, for the list beside the ring. */
export function RingNumber({ index }: { index: number }): ReactNode {
  const format = useFormat();
  return (
    <span className="ek-ring-number" aria-hidden="true">
      {format.number(index + 1)}
    </span>
  );
}

/** Where a part of the way around is, from the top. */
function pointAt(part: number, from = radius): [x: number, y: number] {
  const angle = part * 2 * Math.PI;
  return [round(50 + from * Math.sin(angle)), round(50 - from * Math.cos(angle))];
}

/** A whole ring is two halves: an arc that ends where it begins is none. */
function arc(start: number, end: number): string {
  const middle = (start + end) / 2;
  const half = (to: number) => `A${radius} ${radius} 0 0 1 ${pointAt(to).join(" ")}`;
  return `M${pointAt(start).join(" ")}${half(middle)}${half(end)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
