import { usePreferences } from "../../preferences/preferences.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import type { PersonCard, SignInKind } from "../../wire.ts";

interface PersonButtonProps {
  person: PersonCard<SignInKind>;
  /** The one to begin with. */
  first?: boolean;
  busy: boolean;
  choose: () => void;
}

export function PersonButton({ person, first = false, busy, choose }: PersonButtonProps) {
  const { messages } = usePreferences();
  return (
    <button type="button" className="person" data-first={first || undefined} disabled={busy} onClick={choose}>
      <Avatar name={person} size="large" />
      <span className="person-text">
        <span className="person-name">
          <bdi>
            {person.first_name} {person.last_name}
          </bdi>
          {first && <span className="badge">{messages.signIn.startHere}</span>}
        </span>
        <bdi className="person-job">{person.title}</bdi>
        <span className="person-shows">{messages.signIn.shows[person.kind]}</span>
      </span>
    </button>
  );
}
