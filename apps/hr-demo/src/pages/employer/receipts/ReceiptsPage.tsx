import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { receiptAddress } from "../../../addresses.ts";
import { companyPoliciesQuery, groupsQuery, receiptsQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { Receipt } from "../../../wire-employer.ts";
import { HowToVerify } from "./HowToVerify.tsx";

export function ReceiptsPage() {
  const words = usePreferences().messages.employer.receipts;
  const receipts = useQuery(receiptsQuery(useAdministrator()));
  const some = receipts.data !== undefined && receipts.data.receipts.length > 0;
  return (
    <div className="receipts-page">
      <PageTitle title={words.title} lead={words.lead}>
        {some && (
          <a className="button" href="/api/employer/receipts.json" download>
            <Icon name="download" />
            {words.all}
          </a>
        )}
      </PageTitle>
      <section className="card">
        <Loaded query={receipts} rows={5}>
          {(value) =>
            value.receipts.length > 0 ? (
              <ReceiptTable receipts={value.receipts} />
            ) : (
              <div className="empty">
                <h2>{words.none}</h2>
                <p>{words.noneMore}</p>
              </div>
            )
          }
        </Loaded>
      </section>
      <HowToVerify />
    </div>
  );
}

function ReceiptTable({ receipts }: { receipts: Receipt[] }) {
  const me = useAdministrator();
  const { messages, format } = usePreferences();
  const words = messages.employer.receipts;
  const groups = useQuery(groupsQuery(me));
  const policies = useQuery(companyPoliciesQuery(me)).data?.policies ?? [];
  /** Nothing that was bought with it is in force. */
  const hasEnded = ({ id }: Receipt) => {
    const bought = policies.filter(({ receipt_id }) => receipt_id === id);
    return bought.length > 0 && bought.every(({ status }) => status === "ended");
  };
  const nameOf = (id: string) =>
    groups.data ? (groups.data.groups.find((group) => group.id === id)?.name ?? id) : "";
  return (
    <table className="table stacking">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.accepted}</th>
          <th scope="col">{words.for}</th>
          <th scope="col" className="amount">
            {words.cost}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <th scope="row">
              <Link to={receiptAddress(receipt.id)}>{words.open(format.number(receipt.sequence))}</Link>
              {hasEnded(receipt) && (
                <>
                  {" "}
                  <span className="badge" data-state="taken">
                    {messages.employer.policies.ended}
                  </span>
                </>
              )}
            </th>
            <td>{format.moment(receipt.accepted_at, me.time_zone)}</td>
            <td className="wrapping">
              {format.all(
                receipt.items.flatMap(({ levels }) => levels.map(({ group_id }) => nameOf(group_id))),
              )}
            </td>
            <td className="amount strong">
              {format.amount(receipt.employer_monthly_cost, receipt.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
