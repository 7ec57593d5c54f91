import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses, quoteAddress } from "../../../addresses.ts";
import { Link } from "react-router";
import { Icon } from "../../../ui/Icon.tsx";
import type { OpenBusiness } from "../../../wire-employer.ts";

/** Quotes and policies that are under way, first those that need the company. */
export function OpenBusinessCard({ open }: { open: OpenBusiness[] }) {
  const { messages } = usePreferences();
  const words = messages.employer.home;
  const ordered = [...open.filter(isActionNeeded), ...open.filter((business) => !isActionNeeded(business))];
  return (
    <section className="card to-do" aria-labelledby="open-business">
      <h2 id="open-business">{words.toDo}</h2>
      {ordered.length === 0 ? (
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
        ordered.map((business) => <Business key={business.intent_id} business={business} />)
      )}
    </section>
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
