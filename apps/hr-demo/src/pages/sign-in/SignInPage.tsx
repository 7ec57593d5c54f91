import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { peopleQuery } from "../../api/queries.ts";
import { useSignIn } from "../../api/session.ts";
import { PreferenceControls } from "../../preferences/PreferenceControls.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Brand } from "../../ui/Brand.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { PersonCard, SignInKind } from "../../wire.ts";
import "./sign-in.css";

/** Signs in with one click. */
export function SignInPage() {
  const { messages, setLocale } = usePreferences();
  const queryClient = useQueryClient();
  const signIn = useSignIn();
  const people = useQuery(peopleQuery);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const choose = async (kind: SignInKind) => {
    if (kind === "reads_arabic") setLocale("ar");
    await signIn.mutateAsync(kind).catch(() => queryClient.invalidateQueries(peopleQuery));
    // A deep link leads to its page, with the focus on the heading.
    void navigate(pathname, { replace: true });
  };

  return (
    <div className="sign-in">
      <header className="sign-in-head">
        <Brand />
        <span className="sign-in-line">{messages.brand.line}</span>
        <PreferenceControls />
      </header>
      <main>
        <PageTitle title={messages.signIn.title} lead={messages.signIn.lead} />
        <Loaded query={people} rows={8}>
          {(value) => (
            <div className="sign-in-parts">
              <section aria-labelledby="company">
                <h2 id="company">{messages.signIn.company}</h2>
                <ul className="people">
                  <li>
                    <PersonButton
                      person={value.administrator}
                      busy={signIn.isPending}
                      choose={() => void choose(value.administrator.kind)}
                    />
                  </li>
                </ul>
              </section>
              <section aria-labelledby="employees">
                <h2 id="employees">{messages.signIn.employees}</h2>
                <ul className="people">
                  {value.people.map((person, index) => (
                    <li key={person.kind}>
                      <PersonButton
                        person={person}
                        first={index === 0}
                        busy={signIn.isPending}
                        choose={() => void choose(person.kind)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          )}
        </Loaded>
      </main>
    </div>
  );
}

interface PersonButtonProps {
  person: PersonCard<SignInKind>;
  /** The one to begin with. */
  first?: boolean;
  busy: boolean;
  choose: () => void;
}

function PersonButton({ person, first = false, busy, choose }: PersonButtonProps) {
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
