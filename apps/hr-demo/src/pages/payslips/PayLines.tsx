import { usePreferences } from "../../preferences/preferences.tsx";
import type { PayLine } from "../../wire.ts";

interface PayLinesProps {
  title: string;
  lines: PayLine[];
  /** Its name and pence; left out where there is one line only. */
  total?: [name: string, amount: number];
}

export function PayLines({ title, lines, total }: PayLinesProps) {
  const {
    messages: { payslips: words },
    format,
  } = usePreferences();
  return (
    <table className="table pay-lines">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" className="amount">
            {words.thisMonth}
          </th>
          <th scope="col" className="amount wide-only">
            {words.yearToDate}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, amount, year_to_date }) => (
          <tr key={code}>
            <th scope="row">{words.lines[code]}</th>
            <td className="amount">{format.money(amount)}</td>
            <td className="amount wide-only">{format.money(year_to_date)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            <td className="amount">{format.money(total[1])}</td>
            <td className="amount wide-only">
              {format.money(lines.reduce((sum, { year_to_date }) => sum + year_to_date, 0))}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
