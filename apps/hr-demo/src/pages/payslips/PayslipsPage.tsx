import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { payslipAddress } from "../../addresses.ts";
import { payslipsQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { Payslip } from "../../wire.ts";
import "./payslips.css";

export function PayslipsPage() {
  const { messages } = usePreferences();
  const payslips = useQuery(payslipsQuery(useMe()));
  return (
    <>
      <PageTitle title={messages.payslips.title} lead={messages.payslips.lead} />
      <section className="card">
        <Loaded query={payslips} rows={12}>
          {(value) =>
            value.payslips.length > 0 ? <PayslipTable payslips={value.payslips} /> : <NoPayslips />
          }
        </Loaded>
      </section>
    </>
  );
}

function PayslipTable({ payslips }: { payslips: Payslip[] }) {
  const {
    messages: { payslips: words },
    format,
  } = usePreferences();
  return (
    <table className="table payslips">
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col" className="wide-only">
            {words.paid}
          </th>
          <th scope="col" className="amount wide-only">
            {words.gross}
          </th>
          <th scope="col" className="amount">
            {words.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {payslips.map((payslip) => (
          <tr key={payslip.id}>
            <th scope="row">
              <Link to={payslipAddress(payslip.id)}>{format.month(payslip.id)}</Link>
            </th>
            <td className="wide-only">{format.date(payslip.paid_on)}</td>
            <td className="amount wide-only">{format.money(payslip.gross)}</td>
            <td className="amount strong">{format.money(payslip.net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoPayslips() {
  const me = useMe();
  const { messages, format } = usePreferences();
  return (
    <div className="empty">
      <h2>{messages.payslips.none}</h2>
      <p>{messages.payslips.noneMore(format.date(me.next_payday))}</p>
    </div>
  );
}
