import type { ReactNode } from "react";

const paths = {
  alert: "M10 5.5v5.2m0 3.3v.1M10 1.8 18.6 17H1.4z",
  calendar: "M3 5h14v12H3zM3 8.5h14M7 2.5v4m6-4v4",
  check: "m4 10.5 4 4 8-9",
  chevron: "m6 8 4 4 4-4",
  info: "M10 9v5m0-8v.1M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16z",
  plus: "M10 4v12M4 10h12",
  print: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z",
};

export type IconName = keyof typeof paths;

/** A small drawing that says nothing by itself: the words stand beside it. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="ek-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
