import { type EnrolkitEvent, PolicyAmendmentFlow } from "@enrolkit/react";
import { useCallback } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { inPlace } from "../../navigation.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses, policyAddress } from "../../addresses.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";

/**
 * What may be changed about a policy. Where the address names no change, the flow shows the one that is open, else a
 * new one; then the address follows, so that the end of a change is still there after a reload.
 */
export function PolicyPage() {
  const { policyId = "", amendmentId } = useParams<"policyId" | "amendmentId">();
  const { messages } = usePreferences();
  const navigate = useNavigate();
  const follow = useCallback(
    (event: EnrolkitEvent) => {
      if (event.type === "intent_changed" && event.intent_id.startsWith("pai_"))
        void navigate(policyAddress(policyId, event.intent_id), inPlace);
    },
    [navigate, policyId],
  );
  return (
    <>
      <Link to={addresses.benefits} className="back-link">
        <Icon name="back" />
        {messages.benefits.back}
      </Link>
      <PageTitle quiet title={messages.benefits.change} lead={messages.benefits.changeMore} />
      <Enrolkit onEvent={follow}>
        <PolicyAmendmentFlow key={policyId} policyId={policyId} intentId={amendmentId} />
      </Enrolkit>
    </>
  );
}
