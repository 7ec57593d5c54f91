import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import {
  addresses,
  groupAddress,
  groupQuoteAddress,
  participationAddress,
  quoteAddress,
} from "../../../addresses.ts";
import { companyHomeQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { daysBetween } from "../../../format.ts";
import type { CompanyHome, GroupProgress, OpenBusiness } from "../../../wire-employer.ts";
import { greeting } from "../../home/greeting.ts";
import "../../home/home.css";

export function CompanyHomePage() {
  const me = useAdministrator();
  const { messages, format } = usePreferences();
  const home = useQuery(companyHomeQuery(me));
  const words = messages.employer.home;
  return (
    <div className="home-page">
      <PageTitle title={greeting(me, messages)} lead={words.lead(me.employer, format.dayAndDate(me.today))} />
      <Loaded query={home} rows={8}>
        {(value) => (
          <div className="home">
            <AttentionCard open={value.open} progress={value.progress} />
            <section className="card" aria-labelledby="home-groups">
              <h2 id="home-groups">{words.groups}</h2>
              <p className="figure">
                <span className="figure-main">{words.groupCount(value.groups)}</span>
                <span className="muted">{words.employeeCount(value.employees)}</span>
              </p>
              <Link to={addresses.groups} className="quiet-link">
                {words.seeGroups}
              </Link>
            </section>
            <InForceCard policies={value.policies} />
            <WithoutBenefitsCard groups={value.groups_without_policy} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** Quotes and policies that are under way, and people who have yet to choose; first what needs the company. */
function AttentionCard({ open, progress }: Pick<CompanyHome, "open" | "progress">) {
  const { messages } = usePreferences();
  const words = messages.employer.home;
  const urgent = open.filter(isActionNeeded);
  const underWay = open.filter((business) => !isActionNeeded(business));
  return (
    <section className="card to-do" aria-labelledby="open-business">
      <h2 id="open-business">{words.toDo}</h2>
      {open.length + progress.length === 0 ? (
        <div className="task">
          <span className="task-icon">
            <Icon name="benefits" />
          </span>
          <div className="task-text">
            <h3>{words.nothing}</h3>
            <p>{words.nothingMore}</p>
          </div>
          <Link to={addresses.newQuote} className="button">
            {words.getQuote}
          </Link>
        </div>
      ) : (
        <>
          {urgent.map((business) => (
            <Business key={business.intent_id} business={business} />
          ))}
          {progress.map((group) => (
            <Progress key={`${group.group.id} ${group.kind}`} progress={group} />
          ))}
          {underWay.map((business) => (
            <Business key={business.intent_id} business={business} />
          ))}
          {progress.length > 0 && (
            <Link to={addresses.policies} className="quiet-link">
              {messages.employer.benefits.seeWhoIsLeft}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

/** The people of a group who have yet to choose, missed the deadline or cannot choose yet: who they are is one step away. */
function Progress({
  progress: { kind, group, policy_id, people, later, until },
}: {
  progress: GroupProgress;
}) {
  const { today } = useAdministrator();
  const { messages, format } = usePreferences();
  const words = messages.employer.home;
  const days = until === null ? 0 : daysBetween(today, until);
  const { title, says, state } = {
    choosing: {
      title: days > 0 ? words.choosing(people, days) : words.choosingToday(people),
      says: words.toChoose(group.name),
      state: "invited",
    },
    missed: {
      title: words.missed(people),
      says: words.enrolAgain(group.name),
      state: "deadline_missed",
    },
    not_invited: {
      title: words.notStarted(people),
      says: words.startThem(group.name),
      state: "not_invited",
    },
  }[kind];
  return (
    <div className="task">
      <span className="task-icon">
        <Icon name="groups" />
      </span>
      <div className="task-text">
        <h3>{title}</h3>
        {until && <p className="task-until">{words.until(format.dayAndDate(until))}</p>}
        <p>
          {says}
          {later > 0 && ` ${words.later(later)}`}
        </p>
      </div>
      <Link to={participationAddress(policy_id, state)} className="button">
        {words.seeWho}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </div>
  );
}

function Business({ business }: { business: OpenBusiness }) {
  const { messages, format } = usePreferences();
  const { employer } = messages;
  const words = employer.home;
  const plans = format.all(business.plans);
  return (
    <div className="task" data-urgent={isActionNeeded(business) || undefined}>
      <span className="task-icon">
        <Icon name={business.kind === "quote" ? "receipts" : "policies"} />
      </span>
      <div className="task-text">
        <h3>{business.kind === "quote" ? words.quote(plans) : words.policy(plans)}</h3>
        {business.until && (
          <p className="task-until">{words.until(format.dayAndDate(business.until.slice(0, 10)))}</p>
        )}
        <p>
          {words.for(format.all(business.groups))}{" "}
          {employer.business[business.status] ?? employer.unknownStatus}
        </p>
      </div>
      <Link
        to={quoteAddress(business.quote_id)}
        className={isActionNeeded(business) ? "button primary" : "button"}
      >
        {words.see}
        <span className="visually-hidden"> {plans}</span>
      </Link>
    </div>
  );
}

/** Whether the company has something to do. */
const isActionNeeded = ({ status }: OpenBusiness) =>
  status === "quote_available" || status === "action_required";

/** What is in force, and how many it covers. */
function InForceCard({ policies }: Pick<CompanyHome, "policies">) {
  const { messages, format } = usePreferences();
  const { home: words } = messages.employer;
  return (
    <section className="card" aria-labelledby="home-policies">
      <h2 id="home-policies">{words.inForce}</h2>
      <p className="figure">
        <span className="figure-main">{words.policyCount(policies.length)}</span>
      </p>
      <ul className="in-force">
        {policies.map((policy) => (
          <li key={policy.id}>
            <bdi>{policy.plan}</bdi>
            <span className="muted">
              <bdi>{policy.group}</bdi>
              {" · "}
              {words.covered(format.number(policy.covered), format.number(policy.all))}
            </span>
          </li>
        ))}
      </ul>
      <Link to={addresses.policies} className="quiet-link">
        {words.seePolicies}
      </Link>
    </section>
  );
}

function WithoutBenefitsCard({ groups }: { groups: CompanyHome["groups_without_policy"] }) {
  const { messages } = usePreferences();
  const words = messages.employer.home;
  return (
    <section className="card" aria-labelledby="home-without">
      <h2 id="home-without">{words.withoutBenefits}</h2>
      {groups.length === 0 ? (
        <p>{words.allInsured}</p>
      ) : (
        <ul className="in-force">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Link to={groupAddress(id)}>
                <bdi>{name}</bdi>
              </Link>
              <Link to={groupQuoteAddress(id)} className="quiet-link">
                {words.getQuote}
                <bdi className="visually-hidden"> {name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
