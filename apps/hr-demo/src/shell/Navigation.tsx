import { NavLink } from "react-router";
import { useSignedIn } from "../api/session.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { addresses } from "../addresses.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";

type Item = keyof typeof addresses & IconName;

const items: Record<"employee" | "administrator", Item[]> = {
  employee: ["home", "benefits", "payslips", "timeOff", "profile"],
  administrator: ["home", "groups", "benefits", "policies", "payroll", "receipts"],
};

/** Calls `onGo` when a link is followed, so that a drawer can close. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { messages } = usePreferences();
  const { role } = useSignedIn();
  return (
    <nav aria-label={messages.nav.label}>
      <ul className="navigation">
        {items[role].map((item) => (
          <li key={item}>
            <NavLink to={addresses[item]} end={item === "home"} onClick={onGo}>
              <Icon name={item} />
              {messages.nav[item]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
