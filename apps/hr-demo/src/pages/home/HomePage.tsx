import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
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
  return (
    <div className="home-page">
      <PageTitle title={greeting(me, messages)} lead={format.dayAndDate(me.today)} />
      <div className="home">
        <ToDo />
        <PayCard />
        <TimeOffCard />
        <AwayCard />
      </div>
    </div>
  );
}
