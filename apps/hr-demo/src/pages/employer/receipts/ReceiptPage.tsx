import { ConsentReceipt, useEndedPolicies } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { addresses, receiptAddress } from "../../../addresses.ts";
import { receiptsQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { Receipt } from "../../../wire-employer.ts";
import { Enrolkit } from "../../benefits/Enrolkit.tsx";

export function ReceiptPage() {
  const { receiptId } = useParams<"receiptId">();
  const { messages, format } = usePreferences();
  const words = messages.employer.receipts;
  const receipts = useQuery(receiptsQuery(useAdministrator()));
  const receipt = receipts.data?.receipts.find(({ id }) => id === receiptId);
  return (
    <div className="receipts-page">
      <Link to={addresses.receipts} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle title={receipt ? words.open(format.number(receipt.sequence)) : words.title} />
      <Loaded query={receipts} rows={10}>
        {() =>
          receipt ? (
            <Enrolkit>
              <Proof receipt={receipt} all={receipts.data?.receipts ?? []} />
            </Enrolkit>
          ) : (
            <p className="card">{words.unknown}</p>
          )
        }
      </Loaded>
    </div>
  );
}

/** The receipt; where a later purchase has replaced this one, with the way to its receipt. */
function Proof({ receipt, all }: { receipt: Receipt; all: Receipt[] }) {
  const { messages, format } = usePreferences();
  const { employer } = useAdministrator();
  return (
    <ConsentReceipt
      receipt={receipt}
      company={employer}
      ended={useEndedPolicies(receipt)}
      renderLink={({ replacedBy }) => {
        const next = all.find(
          ({ group_policy_intent_id }) => group_policy_intent_id === replacedBy?.groupPolicyIntentId,
        );
        return (
          next && (
            <Link to={receiptAddress(next.id)}>
              {messages.employer.receipts.open(format.number(next.sequence))}
            </Link>
          )
        );
      }}
    />
  );
}
