import { ConsentReceipt } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { addresses } from "../../../addresses.ts";
import { receiptsQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { Enrolkit } from "../../benefits/Enrolkit.tsx";

export function ReceiptPage() {
  const { receiptId } = useParams<"receiptId">();
  const { messages, format } = usePreferences();
  const words = messages.employer.receipts;
  const me = useAdministrator();
  const receipts = useQuery(receiptsQuery(me));
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
              <ConsentReceipt receipt={receipt} company={me.employer} />
            </Enrolkit>
          ) : (
            <p className="card">{words.unknown}</p>
          )
        }
      </Loaded>
    </div>
  );
}
