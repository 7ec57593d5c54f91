import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { payslipsQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { PayLine, Payslip } from "../../wire.ts";
import "./payslips.css";

export function PayslipPage() {
  const { month = "" } = useParams<"month">();
  const {
    messages: { payslips: words },
    format,
  } = usePreferences();
  const payslips = useQuery(payslipsQuery(useMe()));
  return (
    <div className="payslip-page">
      <Link to={addresses.payslips} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle title={words.open(format.month(month))}>
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="print" />
          {words.print}
        </button>
      </PageTitle>
      <Loaded query={payslips} rows={10}>
        {(value) => {
          const payslip = value.payslips.find(({ id }) => id === month);
          return payslip ? <PayslipSheet payslip={payslip} /> : <p className="card">{words.unknown}</p>;
        }}
      </Loaded>
    </div>
  );
}

function PayslipSheet({ payslip }: { payslip: Payslip }) {
  const me = useMe();
  const {
    messages: { payslips: words },
    format,
  } = usePreferences();
  return (
    <article className="card payslip">
      <dl className="payslip-head">
        <div>
          <dt>{words.employee}</dt>
          <dd>
            <bdi>
              {me.first_name} {me.last_name}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{words.employer}</dt>
          <dd>
            <bdi>{me.employer}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.paid}</dt>
          <dd>{format.date(payslip.paid_on)}</dd>
        </div>
        <div>
          <dt>{words.taxCode}</dt>
          <dd>{payslip.tax_code}</dd>
        </div>
      </dl>
      <PayLines title={words.payments} lines={payslip.earnings} total={[words.gross, payslip.gross]} />
      <PayLines
        title={words.deductions}
        lines={payslip.deductions}
        total={[words.totalDeductions, payslip.deducted]}
      />
      <p className="payslip-net">
        <span>{words.net}</span>
        <strong>{format.money(payslip.net)}</strong>
      </p>
      <PayLines title={words.paidByEmployer} lines={payslip.employer_pays} />
    </article>
  );
}

interface PayLinesProps {
  title: string;
  lines: PayLine[];
  /** Its name and pence; left out where there is one line only. */
  total?: [name: string, amount: number];
}

function PayLines({ title, lines, total }: PayLinesProps) {
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
