import { useQuery } from "@tanstack/react-query";
import { companyHomeQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses } from "../../../addresses.ts";
import { Link } from "react-router";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { greeting } from "../../home/greeting.ts";
import { InForceCard } from "./InForceCard.tsx";
import { OpenBusinessCard } from "./OpenBusinessCard.tsx";
import { WithoutBenefitsCard } from "./WithoutBenefitsCard.tsx";
import "../../home/home.css";

export function CompanyHomePage() {
  const me = useAdministrator();
  const { messages, format } = usePreferences();
  const home = useQuery(companyHomeQuery(me));
  const words = messages.employer.home;
  return (
    <div className="home-page">
      <PageTitle title={greeting(me, messages)} lead={words.lead(me.employer, format.dayAndDate(me.today))} />
      <Loaded query={home} rows={8}>
        {(value) => (
          <div className="home">
            <OpenBusinessCard open={value.open} />
            <section className="card" aria-labelledby="home-groups">
              <h2 id="home-groups">{words.groups}</h2>
              <p className="figure">
                <span className="figure-main">{words.groupCount(value.groups)}</span>
                <span className="muted">{words.employeeCount(value.employees)}</span>
              </p>
              <Link to={addresses.groups} className="quiet-link">
                {words.seeGroups}
              </Link>
            </section>
            <InForceCard policies={value.policies} />
            <WithoutBenefitsCard groups={value.groups_without_policy} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
