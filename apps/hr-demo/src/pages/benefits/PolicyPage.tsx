import { type EnrolkitEvent, PolicyAmendmentFlow } from "@enrolkit/react";
import { useCallback } from "react";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses, policyAddress } from "../../router/route.ts";
import { Link, useRouter } from "../../router/router.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";

interface PolicyPageProps {
  policy: string;
  /** The change to show; the one that is open, else a new one, where none is named. */
  amendment: string | undefined;
}

/** What may be changed about a policy. The address follows the change, so that its end is still there after a reload. */
export function PolicyPage({ policy, amendment }: PolicyPageProps) {
  const { messages } = usePreferences();
  const { rename } = useRouter();
  const follow = useCallback(
    (event: EnrolkitEvent) => {
      if (event.type === "intent_changed" && event.intent_id.startsWith("pai_"))
        rename(policyAddress(policy, event.intent_id));
    },
    [rename, policy],
  );
  return (
    <>
      <Link to={addresses.benefits} className="back-link">
        <Icon name="back" />
        {messages.benefits.back}
      </Link>
      <PageTitle quiet title={messages.benefits.change} lead={messages.benefits.changeMore} />
      <Enrolkit tell={follow}>
        <PolicyAmendmentFlow policyId={policy} intentId={amendment} />
      </Enrolkit>
    </>
  );
}
