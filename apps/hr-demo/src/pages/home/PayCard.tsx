import type { useResource } from "../../api/use-resource.ts";
import { daysBetween } from "../../format.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses } from "../../addresses.ts";
import { Link } from "react-router";
import { Loaded } from "../../ui/Loaded.tsx";
import type { Me, Payslip } from "../../wire.ts";

interface PayCardProps {
  me: Me;
  payslips: ReturnType<typeof useResource<{ payslips: Payslip[] }>>;
}

export function PayCard({ me, payslips }: PayCardProps) {
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
      <Loaded resource={payslips} rows={1}>
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
