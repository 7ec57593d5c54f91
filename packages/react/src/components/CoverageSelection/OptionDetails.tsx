"use client";
import type { PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Isolated } from "../../text/Isolated.tsx";

/** Benefits to unfold, and where to learn more. */
export function OptionExtra({ option }: { option: PlanCoverageOption }): ReactNode {
  const { cover, action } = useMessages();
  // Which option it is about, for those who do not see what is above it.
  const about = <span className="ek-hidden">{`(${option.name})`}</span>;
  return (
    <>
      {option.benefits?.length ? (
        <Details
          summary={
            <>
              <Isolated>{cover.benefits}</Isolated> {about}
            </>
          }
        >
          <dl className="ek-benefits">
            {option.benefits.map(({ name, description }) => (
              <div className="ek-plain" key={`${name} ${description}`}>
                <dt className="ek-strong">
                  <Isolated>{name}</Isolated>
                </dt>
                <dd className="ek-benefit-text">
                  <Isolated>{description}</Isolated>
                </dd>
              </div>
            ))}
          </dl>
        </Details>
      ) : null}
      {option.learn_more_url && (
        <span className="ek-quiet">
          <Link href={option.learn_more_url}>
            <Isolated>{action.learnMore}</Isolated> {about}
          </Link>
        </span>
      )}
    </>
  );
}

/**
 * What an option costs a month: its exact price where there is one, else "from" the lowest applicable one, else
 * included (decisions §6, "Price").
 */
export function OptionPrice({
  option,
  currency,
}: {
  option: PlanCoverageOption;
  currency: string;
}): ReactNode {
  const { price } = useMessages();
  const format = useFormat();
  const amount = option.price ?? option.from_price;
  const text = option.price == null ? price.from : price.plus;
  return <span className="ek-money">{amount ? text(format.money(amount, currency)) : price.included}</span>;
}
