import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses, groupAddress, quoteAddress } from "../../../addresses.ts";
import { groupsQuery, quotesQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { CompanyQuote, StaffGroup } from "../../../wire-employer.ts";
import { PlanInForce } from "../groups/PlanInForce.tsx";

/** What the company offers, and its quotes with what came of each. */
export function CompanyBenefitsPage() {
  const me = useAdministrator();
  const { messages } = usePreferences();
  const words = messages.employer.benefits;
  const quotes = useQuery(quotesQuery(me));
  const groups = useQuery(groupsQuery(me));
  return (
    <div className="company-benefits">
      <PageTitle title={words.title} lead={words.lead(me.employer)}>
        <Link to={addresses.newQuote} className="button primary">
          {messages.employer.home.getQuote}
        </Link>
      </PageTitle>
      <section className="card" aria-labelledby="quotes">
        <h2 id="quotes">{words.quotes}</h2>
        <Loaded query={quotes} rows={5}>
          {(value) =>
            value.quotes.length === 0 ? (
              <p className="muted">{words.noQuotes}</p>
            ) : (
              <QuoteTable quotes={value.quotes} />
            )
          }
        </Loaded>
      </section>
      <section className="card" aria-labelledby="benefits-in-force">
        <h2 id="benefits-in-force">{messages.employer.home.inForce}</h2>
        <Loaded query={groups} rows={4}>
          {(value) => <InForce groups={value.groups} />}
        </Loaded>
        <Link to={addresses.policies} className="quiet-link">
          {messages.employer.home.seePolicies}
        </Link>
      </section>
    </div>
  );
}

function QuoteTable({ quotes }: { quotes: CompanyQuote[] }) {
  const me = useAdministrator();
  const { messages, format } = usePreferences();
  const { employer } = messages;
  const words = employer.benefits;
  return (
    <table className="table stacking">
      <thead>
        <tr>
          <th scope="col">{words.plan}</th>
          <th scope="col">{words.group}</th>
          <th scope="col">{words.asked}</th>
          <th scope="col">{words.status}</th>
          <th scope="col" className="amount">
            {words.cost}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id}>
            <th scope="row" className="wrapping">
              <Link to={quoteAddress(quote.id)}>{format.all(quote.plans)}</Link>
            </th>
            <td className="wrapping">{format.all(quote.groups)}</td>
            <td>{format.moment(quote.asked_on, me.time_zone)}</td>
            <td className="wrapping">
              {words.statuses[quote.status] ?? employer.unknownStatus}
              {quote.until && (
                <span className="muted">
                  {" "}
                  {employer.home.until(format.dayAndDate(quote.until.slice(0, 10)))}
                </span>
              )}
            </td>
            <td className="amount strong">
              {quote.price ? format.amount(quote.price.amount, quote.price.currency) : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InForce({ groups }: { groups: StaffGroup[] }) {
  const words = usePreferences().messages.employer.groups;
  const insured = groups.filter(({ policies }) => policies.length > 0);
  if (insured.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <ul className="in-force">
      {insured.map(({ id, name, policies }) => (
        <li key={id}>
          <Link to={groupAddress(id)}>
            <bdi>{name}</bdi>
          </Link>
          {policies.map((policy) => (
            <span className="muted" key={policy.id}>
              <PlanInForce policy={policy} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
