import { useLocation, useNavigate } from "react-router";
import { useSignedIn, useSignOut } from "../api/session.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { addresses } from "../addresses.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Who is signed in, and the button to sign out. */
export function Account() {
  const me = useSignedIn();
  const signOut = useSignOut();
  const { messages, setLocale } = usePreferences();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const leave = async () => {
    await signOut.mutateAsync();
    // The language came with the person, and goes with her.
    if (me.kind === "reads_arabic") setLocale("en-GB");
    void navigate(addresses.home, { replace: pathname === addresses.home });
  };

  return (
    <div className="account">
      <Avatar name={me} />
      <div className="account-name">
        <strong>
          <bdi>
            {me.first_name} {me.last_name}
          </bdi>
        </strong>
        <bdi>{me.title}</bdi>
      </div>
      <button type="button" className="icon-button" onClick={() => void leave()}>
        <Icon name="signOut" />
        <span className="visually-hidden">{messages.nav.signOut}</span>
      </button>
    </div>
  );
}
