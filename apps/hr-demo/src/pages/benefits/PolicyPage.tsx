import { type EnrolkitEvent, PolicyAmendmentFlow } from "@enrolkit/react";
import { useCallback, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useMe } from "../../api/session.ts";
import { inPlace, useStepNavigation } from "../../navigation.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses, policyAddress } from "../../addresses.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";

/** One that can still be given up, as by Back, would be shown again where Forward leads to its address. */
const confirmed = new Set(["processing", "amended", "processing_error"]);

/**
 * What may be changed about a policy. Where the address names no change, the flow shows the one that is open, else a
 * new one; once that is confirmed the address follows, so that its end is still there after a reload.
 */
export function PolicyPage() {
  const { policyId = "", amendmentId } = useParams<"policyId" | "amendmentId">();
  const { messages } = usePreferences();
  const navigate = useNavigate();
  // Its id is in the address from then on: another step that comes at once has it too.
  const confirmedId = useRef(amendmentId);
  const navigation = useStepNavigation(() => policyAddress(policyId, confirmedId.current));
  const { next_payday } = useMe();
  // Found again where the widgets start afresh, whatever has become of it.
  const [openId, setOpenId] = useState<string>();
  const follow = useCallback(
    (event: EnrolkitEvent) => {
      if (event.type !== "intent_changed" || !event.intent_id.startsWith("pai_")) return;
      setOpenId(event.status === "not_undertaken" ? undefined : event.intent_id);
      if (!confirmed.has(event.status)) return;
      confirmedId.current = event.intent_id;
      const { search } = window.location;
      void navigate({ pathname: policyAddress(policyId, event.intent_id), search }, inPlace);
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
        <PolicyAmendmentFlow
          key={policyId}
          policyId={policyId}
          intentId={amendmentId ?? openId}
          nextPayday={next_payday}
          navigation={navigation}
        />
      </Enrolkit>
    </>
  );
}
