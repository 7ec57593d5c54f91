import "./charts.css";

interface SpanBarProps {
  /** From which amount to which it reaches, in either order. */
  from: number;
  to: number;
  /** The lowest and the highest amount of all bars beside it. */
  lowest: number;
  highest: number;
  tone: "total" | "more" | "less";
}

const width = 100;

/** One bar of a waterfall, in the row that says its amount: it shows again what the row says. */
export function SpanBar({ from, to, lowest, highest, tone }: SpanBarProps) {
  const range = highest - lowest || 1;
  const at = (amount: number) => ((amount - lowest) / range) * width;
  const start = Math.min(at(from), at(to));
  const length = Math.max(Math.abs(at(to) - at(from)), 0.5);
  return (
    <svg
      className="chart-span"
      data-tone={tone}
      viewBox={`0 0 ${width} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="chart-track" width={width} height="8" />
      <rect className="chart-bar" x={Math.min(start, width - length)} width={length} height="8" />
    </svg>
  );
}
