import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { payslipsQuery, timeOffQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { daysBetween } from "../../format.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AllowanceBar } from "../time-off/AllowanceBar.tsx";
import { AwayList } from "../time-off/AwayList.tsx";
import { ToDo } from "./ToDo.tsx";
import { greeting } from "./greeting.ts";
import "../time-off/time-off.css";
import "./home.css";

export function HomePage() {
  const me = useMe();
  const { messages, format } = usePreferences();
  return (
    <div className="home-page">
      <PageTitle title={greeting(me, messages)} lead={format.dayAndDate(me.today)} />
      <div className="home">
        <ToDo />
        <CoverCard />
        <PayCard />
        <TimeOffCard />
        <AwayCard />
      </div>
    </div>
  );
}

/** Where the cover is, once there is some; what is still to do is above. */
function CoverCard() {
  const { benefits } = useMe();
  const { messages } = usePreferences();
  if (benefits?.status !== "enrolled") return null;
  const { title, more } = messages.benefitsTask.enrolled;
  return (
    <section className="card" aria-labelledby="home-cover">
      <h2 id="home-cover">{title}</h2>
      <p>{more}</p>
      <Link to={addresses.benefits} className="quiet-link">
        {messages.benefitsTask.go}
      </Link>
    </section>
  );
}

function PayCard() {
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

function TimeOffCard() {
  const timeOff = useQuery(timeOffQuery(useMe()));
  const { messages, format } = usePreferences();
  return (
    <section className="card" aria-labelledby="home-time-off">
      <h2 id="home-time-off">{messages.home.timeOff}</h2>
      <Loaded query={timeOff}>
        {(value) => (
          <>
            <p className="figure">
              <span className="figure-main">{messages.home.daysLeft(format.days(value.left))}</span>
              <span className="muted">{messages.home.ofAllowance(format.days(value.allowance))}</span>
            </p>
            <AllowanceBar timeOff={value} />
          </>
        )}
      </Loaded>
      <Link to={addresses.timeOff} className="quiet-link">
        {messages.home.seeTimeOff}
      </Link>
    </section>
  );
}

function AwayCard() {
  const timeOff = useQuery(timeOffQuery(useMe()));
  const { messages } = usePreferences();
  return (
    <section className="card" aria-labelledby="home-away">
      <h2 id="home-away">{messages.home.whoIsAway}</h2>
      <Loaded query={timeOff}>{({ away }) => <AwayList away={away} />}</Loaded>
    </section>
  );
}
