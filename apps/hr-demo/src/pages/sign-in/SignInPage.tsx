import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../api/me.tsx";
import { useResource } from "../../api/use-resource.ts";
import { PreferenceControls } from "../../preferences/PreferenceControls.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Brand } from "../../ui/Brand.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { SignInKind, WhoMaySignIn } from "../../wire.ts";
import { PersonButton } from "./PersonButton.tsx";
import "./sign-in.css";

/** One click, and you are somebody. */
export function SignInPage() {
  const { messages, setLocale } = usePreferences();
  const { signIn } = useSession();
  const people = useResource<WhoMaySignIn>("/api/people");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<SignInKind>();

  const choose = async (kind: SignInKind) => {
    setChosen(kind);
    if (kind === "reads_arabic") setLocale("ar");
    await signIn(kind).catch(() => people.reload());
    setChosen(undefined);
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
        <Loaded resource={people} rows={8}>
          {(value) => (
            <div className="sign-in-parts">
              <section aria-labelledby="company">
                <h2 id="company">{messages.signIn.company}</h2>
                <ul className="people">
                  <li>
                    <PersonButton
                      person={value.administrator}
                      busy={chosen !== undefined}
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
                        busy={chosen !== undefined}
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
