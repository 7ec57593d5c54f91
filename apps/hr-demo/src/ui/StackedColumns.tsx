import { useId } from "react";
import "./charts.css";

export interface Column {
  key: string;
  /** Below the column, and the same in a letter or two where there is little room. */
  label: string;
  shortLabel: string;
  /** One amount for each series, from the bottom up. */
  amounts: readonly [number, number];
  chosen: boolean;
}

interface StackedColumnsProps {
  title: string;
  /** What the picture shows, in a sentence. */
  description: string;
  series: readonly [string, string];
  columns: readonly Column[];
}

const height = 100;
const step = 10;
/** So many columns have room, a year of months: few stay as narrow as many. */
const room = 12;

/** Columns of two parts. The figures are in a table beside it, so assistive technology gets title and description. */
export function StackedColumns({ title, description, series, columns }: StackedColumnsProps) {
  const id = useId();
  const pattern = `${id}-pattern`;
  const highest = Math.max(...columns.map(({ amounts }) => above(amounts[0]) + above(amounts[1])), 0);
  const scaled = (amount: number) => (highest === 0 ? 0 : (above(amount) / highest) * height);
  return (
    <figure className="chart">
      <svg
        className="chart-columns"
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        viewBox={`0 0 ${room * step} ${height}`}
        preserveAspectRatio="none"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <Hatching id={pattern} />
        {columns.map(({ key, amounts, chosen }, index) => {
          const [lower, upper] = [scaled(amounts[0]), scaled(amounts[1])];
          const position = { x: index * step + 1, width: step - 2 };
          return (
            <g key={key} data-chosen={chosen || undefined}>
              <rect className="chart-first" {...position} y={height - lower} height={lower} />
              <rect
                className="chart-second"
                {...position}
                y={height - lower - upper}
                height={upper}
                fill={`url(#${pattern})`}
              />
            </g>
          );
        })}
      </svg>
      <div className="chart-labels" aria-hidden="true">
        {columns.map(({ key, label, shortLabel, chosen }) => (
          <span key={key} data-chosen={chosen || undefined}>
            <span className="chart-label">{label}</span>
            <span className="chart-short-label">{shortLabel}</span>
          </span>
        ))}
      </div>
      <Legend series={series} pattern={pattern} />
    </figure>
  );
}

/** Refunds can be more than what is due; there is no column below nothing. */
const above = (amount: number) => Math.max(amount, 0);

/** Distinguishes the second part where the reader's colours replace ours. */
function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="chart-hatch" width="1.2" height="3" />
      </pattern>
    </defs>
  );
}

/** Which part is which; `pattern` is that of a picture on the page. */
function Legend({ series, pattern }: { series: readonly [string, string]; pattern: string }) {
  return (
    <ul className="chart-legend">
      {series.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect
              className={index === 0 ? "chart-first" : "chart-second"}
              width="12"
              height="12"
              fill={index === 0 ? undefined : `url(#${pattern})`}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
