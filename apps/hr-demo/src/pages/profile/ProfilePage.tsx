import type { ReactNode } from "react";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import "./profile.css";

export function ProfilePage() {
  const me = useMe();
  const {
    messages: { profile: words },
    format,
  } = usePreferences();
  const started = me.start_on && me.start_on > me.today ? words.starts : words.started;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <div className="profile">
        <section className="card profile-person">
          <Avatar name={me} size="large" />
          <div>
            <p className="profile-name">
              <bdi>
                {me.first_name} {me.last_name}
              </bdi>
            </p>
            <p className="muted">
              <bdi>{me.title}</bdi>
            </p>
          </div>
        </section>
        <Facts
          title={words.personal}
          facts={[
            [words.name, isolated(`${me.first_name} ${me.last_name}`)],
            [words.born, format.date(me.date_of_birth)],
            [words.address, me.address.map((line) => <bdi key={line}>{line}</bdi>)],
            [words.email, mailbox(me.email)],
          ]}
        />
        <Facts
          title={words.job}
          facts={[
            [words.employer, isolated(me.employer)],
            [words.jobTitle, isolated(me.title)],
            [words.department, isolated(me.department)],
            [words.manager, isolated(me.manager)],
            ...(me.start_on ? [[started, format.date(me.start_on)] as [string, ReactNode]] : []),
            [words.location, isolated(me.location)],
            [words.timeZone, isolated(me.time_zone.replace("_", " "))],
          ]}
        />
      </div>
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: [name: string, value: ReactNode][] }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Written in its own direction, whatever is around it. */
const isolated = (text: string) => <bdi>{text}</bdi>;

/** Broken at its @ rather than anywhere, where the room is short. */
const mailbox = (address: string) => {
  const [name, domain] = address.split("@");
  return (
    <bdi>
      {name}
      <wbr />@{domain}
    </bdi>
  );
};
