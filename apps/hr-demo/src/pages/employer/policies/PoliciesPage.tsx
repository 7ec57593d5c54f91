import type { ParticipationState } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { addresses } from "../../../addresses.ts";
import { companyPoliciesQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { Enrolkit } from "../../benefits/Enrolkit.tsx";
import { PolicyCard } from "./PolicyCard.tsx";
import { ToChoose } from "./ToChoose.tsx";

export function PoliciesPage() {
  const { messages } = usePreferences();
  const words = messages.employer.policies;
  const policies = useQuery(companyPoliciesQuery(useAdministrator()));
  const [asked] = useSearchParams();
  // What the address asks for that is no state opens nothing.
  const shown = (asked.get("state") ?? undefined) as ParticipationState | undefined;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <Loaded query={policies} rows={10}>
        {(value) =>
          value.policies.length === 0 ? (
            <section className="card empty">
              <h2>{words.none}</h2>
              <p>{words.noneMore}</p>
              <Link to={addresses.newQuote} className="button">
                {messages.employer.home.getQuote}
              </Link>
            </section>
          ) : (
            <Enrolkit>
              <ToChoose />
              <ul className="policies">
                {value.policies.map((policy) => (
                  <li key={policy.id}>
                    <PolicyCard
                      policy={policy}
                      shown={policy.id === asked.get("policy") ? shown : undefined}
                    />
                  </li>
                ))}
              </ul>
            </Enrolkit>
          )
        }
      </Loaded>
    </>
  );
}
