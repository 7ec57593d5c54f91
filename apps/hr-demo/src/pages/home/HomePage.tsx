import { useMe } from "../../api/me.tsx";
import { useResource } from "../../api/use-resource.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { Payslip, TimeOff } from "../../wire.ts";
import { AwayCard } from "./AwayCard.tsx";
import { greeting } from "./greeting.ts";
import { PayCard } from "./PayCard.tsx";
import { TimeOffCard } from "./TimeOffCard.tsx";
import { ToDo } from "./ToDo.tsx";
import "../time-off/time-off.css";
import "./home.css";

export function HomePage() {
  const me = useMe();
  const { messages, format } = usePreferences();
  const payslips = useResource<{ payslips: Payslip[] }>("/api/payslips");
  const timeOff = useResource<TimeOff>("/api/time-off");
  return (
    <div className="home-page">
      <PageTitle title={greeting(me, messages)} lead={format.dayAndDate(me.today)} />
      <div className="home">
        <ToDo me={me} payslips={payslips.state === "ready" ? payslips.value.payslips : []} />
        <PayCard me={me} payslips={payslips} />
        <TimeOffCard timeOff={timeOff} />
        <AwayCard timeOff={timeOff} />
      </div>
    </div>
  );
}
