import { type EnrolkitEvent, QuoteConsentFlow } from "@enrolkit/react";
import { useCallback } from "react";
import { useAdministrator } from "../../../api/me.tsx";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { quoteAddress } from "../../../router/route.ts";
import { useRouter } from "../../../router/router.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { Enrolkit } from "../../benefits/Enrolkit.tsx";

interface CompanyBenefitsPageProps {
  /** The newest where none is named; null for a new one. */
  quote: string | null | undefined;
}

/** From the choice of a plan to a group policy in force. The address follows the quote, so that it can be shared. */
export function CompanyBenefitsPage({ quote }: CompanyBenefitsPageProps) {
  const me = useAdministrator();
  const { messages } = usePreferences();
  const { rename } = useRouter();
  const words = messages.employer.benefits;
  const follow = useCallback(
    (event: EnrolkitEvent) => {
      if (event.type === "intent_changed" && event.intent_id.startsWith("gqi_"))
        rename(quoteAddress(event.intent_id));
    },
    [rename],
  );
  return (
    <>
      <PageTitle quiet title={words.title} lead={words.lead(me.employer)} />
      <Enrolkit tell={follow}>
        <QuoteConsentFlow quoteIntentId={quote} />
      </Enrolkit>
    </>
  );
}
