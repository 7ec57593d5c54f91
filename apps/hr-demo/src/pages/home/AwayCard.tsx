import { useQuery } from "@tanstack/react-query";
import { timeOffQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { AwayList } from "../time-off/AwayList.tsx";

export function AwayCard() {
  const timeOff = useQuery(timeOffQuery(useMe()));
  const { messages } = usePreferences();
  return (
    <section className="card" aria-labelledby="home-away">
      <h2 id="home-away">{messages.home.whoIsAway}</h2>
      <Loaded query={timeOff}>{({ away }) => <AwayList away={away} />}</Loaded>
    </section>
  );
}
