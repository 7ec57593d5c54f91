import type { useResource } from "../../api/use-resource.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import type { TimeOff } from "../../wire.ts";
import { AwayList } from "../time-off/AwayList.tsx";

export function AwayCard({ timeOff }: { timeOff: ReturnType<typeof useResource<TimeOff>> }) {
  const { messages } = usePreferences();
  return (
    <section className="card" aria-labelledby="home-away">
      <h2 id="home-away">{messages.home.whoIsAway}</h2>
      <Loaded resource={timeOff}>{({ away }) => <AwayList away={away} />}</Loaded>
    </section>
  );
}
