import { usePreferences } from "../../preferences/preferences.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import type { TimeOff } from "../../wire.ts";

export function AwayList({ away }: Pick<TimeOff, "away">) {
  const { format } = usePreferences();
  return (
    <ul className="away">
      {away.map(({ name, from, to }) => {
        const [first_name = "", last_name = ""] = name.split(" ");
        return (
          <li key={name}>
            <Avatar name={{ first_name, last_name }} />
            <span>
              <bdi>{name}</bdi>
              <span className="muted">{format.dates(from, to)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
