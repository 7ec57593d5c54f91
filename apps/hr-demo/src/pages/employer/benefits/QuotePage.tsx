import { type EnrolkitEvent, QuoteConsentFlow } from "@enrolkit/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { inPlace } from "../../../navigation.tsx";
import { ownKey, quotesQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses, quoteAddress } from "../../../addresses.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { Enrolkit } from "../../benefits/Enrolkit.tsx";

/**
 * From the choice of a plan to a group policy in force, for the group that the address names, or for groups that are chosen.
 * The address follows the quote, so that it can be shared.
 */
export function QuotePage() {
  const { quoteId } = useParams<"quoteId">();
  const { search } = useLocation();
  const groupId = new URLSearchParams(search).get("group") ?? undefined;
  const me = useAdministrator();
  const { messages } = usePreferences();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const quotes = useQuery(quotesQuery(me));
  const isMade = quotes.data?.quotes.some(({ id, status }) => id === quoteId && status === "policy_created");
  const words = messages.employer.benefits;
  const follow = useCallback(
    (event: EnrolkitEvent) => {
      if (event.type === "completed") void queryClient.invalidateQueries({ queryKey: ownKey(me) });
      if (event.type === "intent_changed" && event.intent_id.startsWith("gqi_"))
        void navigate({ pathname: quoteAddress(event.intent_id), search }, inPlace);
    },
    [navigate, search, queryClient, me],
  );
  return (
    <>
      <Link to={addresses.benefits} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle quiet title={words.title} lead={words.lead(me.employer)}>
        {isMade && (
          <Link to={addresses.policies} className="button">
            {words.seeWhoIsLeft}
          </Link>
        )}
      </PageTitle>
      <Enrolkit onEvent={follow}>
        <QuoteConsentFlow quoteIntentId={quoteId === "new" ? null : quoteId} groupId={groupId} />
      </Enrolkit>
    </>
  );
}
