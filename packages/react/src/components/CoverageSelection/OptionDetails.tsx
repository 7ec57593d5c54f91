"use client";
import type { MonthlyShare } from "@enrolkit/rules";
import type { PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { Definitions } from "./Definitions.tsx";
import { SharedPrice } from "../PriceSwitch/SharedPrice.tsx";

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
          <Definitions entries={option.benefits} />
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

interface OptionPriceProps {
  option: PlanCoverageOption;
  currency: string;
  /** What each option adds to what the reader pays, by option id; absent: the full price for each person is shown. */
  prices: Readonly<Record<string, MonthlyShare>> | undefined;
}

/**
 * What an option costs a month: an exact price where it has one, else "from" the lowest applicable one, else nothing
 * (decisions §6, "Price").
 */
export function OptionPrice({ option, currency, prices }: OptionPriceProps): ReactNode {
  const { price } = useMessages();
  const format = useFormat();
  const more = option.price == null ? price.from : price.plus;
  const share = prices?.[option.id];
  if (prices) return share && <SharedPrice share={share} currency={currency} more={more} />;
  const amount = option.price ?? option.from_price;
  return <span className="ek-money">{amount ? more(format.money(amount, currency)) : price.included}</span>;
}
