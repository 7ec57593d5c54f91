import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses, groupAddress } from "../../../addresses.ts";
import { Link } from "react-router";
import type { CompanyHome } from "../../../wire-employer.ts";

export function WithoutBenefitsCard({ groups }: { groups: CompanyHome["groups_without_policy"] }) {
  const { messages } = usePreferences();
  const words = messages.employer.home;
  return (
    <section className="card" aria-labelledby="home-without">
      <h2 id="home-without">{words.withoutBenefits}</h2>
      {groups.length === 0 ? (
        <p>{words.allInsured}</p>
      ) : (
        <ul className="in-force">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Link to={groupAddress(id)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={addresses.newQuote} className="quiet-link">
        {words.getQuote}
      </Link>
    </section>
  );
}
