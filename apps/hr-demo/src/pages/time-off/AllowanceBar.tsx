import type { TimeOff } from "../../wire.ts";

/** The year's days as one bar: taken, booked, left. Decoration: the same numbers are beside it in words. */
export function AllowanceBar({ timeOff: { allowance, taken, booked } }: { timeOff: TimeOff }) {
  return (
    <svg className="allowance" viewBox={`0 0 ${allowance} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="allowance-left" width={allowance} height="1" />
      <rect className="allowance-booked" width={taken + booked} height="1" />
      <rect className="allowance-taken" width={taken} height="1" />
    </svg>
  );
}
