import { useQuery } from "@tanstack/react-query";
import { payslipsQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { daysBetween } from "../../format.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses } from "../../addresses.ts";
import { Link } from "react-router";
import { Loaded } from "../../ui/Loaded.tsx";

export function PayCard() {
  const me = useMe();
  const payslips = useQuery(payslipsQuery(me));
  const { messages, format } = usePreferences();
  const days = daysBetween(me.today, me.next_payday);
  return (
    <section className="card" aria-labelledby="next-payday">
      <h2 id="next-payday">{messages.home.nextPayday}</h2>
      <p className="figure">
        <span className="figure-main">{format.dayAndDate(me.next_payday)}</span>
        <span className="muted">
          {days === 0 ? messages.home.today : messages.home.inDays(format.days(days))}
        </span>
      </p>
      <Loaded query={payslips} rows={1}>
        {({ payslips: [last] }) => (
          <p>{last ? messages.home.lastPay(format.money(last.net)) : messages.home.noPayYet}</p>
        )}
      </Loaded>
      <Link to={addresses.payslips} className="quiet-link">
        {messages.home.seePayslips}
      </Link>
    </section>
  );
}
