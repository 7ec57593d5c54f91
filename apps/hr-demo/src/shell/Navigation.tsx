import { useSignedIn } from "../api/me.tsx";
import { usePreferences } from "../preferences/preferences.tsx";
import { addresses } from "../router/route.ts";
import { Link, useRouter } from "../router/router.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";

type Item = keyof typeof addresses & IconName;

const items: Record<"employee" | "administrator", Item[]> = {
  employee: ["home", "benefits", "payslips", "timeOff", "profile"],
  administrator: ["home", "groups", "benefits", "policies", "payroll", "receipts"],
};

/** `onGo` is told when a link was followed, so that a drawer can close. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { messages } = usePreferences();
  const { path } = useRouter();
  const { role } = useSignedIn();
  return (
    <nav aria-label={messages.nav.label}>
      <ul className="navigation">
        {items[role].map((item) => (
          <li key={item}>
            <Link to={addresses[item]} current={isOpen(addresses[item], path)} {...(onGo && { onGo })}>
              <Icon name={item} />
              {messages.nav[item]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isOpen = (address: string, path: string) =>
  path === address || (address !== "/" && path.startsWith(`${address}/`));
