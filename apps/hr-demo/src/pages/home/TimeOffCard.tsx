import { useQuery } from "@tanstack/react-query";
import { timeOffQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses } from "../../addresses.ts";
import { Link } from "react-router";
import { Loaded } from "../../ui/Loaded.tsx";
import { AllowanceBar } from "../time-off/AllowanceBar.tsx";

export function TimeOffCard() {
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
