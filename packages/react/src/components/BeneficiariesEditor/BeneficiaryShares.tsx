"use client";
import type { BeneficiaryOrder, PolicyBeneficiaryInput } from "@enrolkit/types";
import { beneficiaryInFull, type NamedBeneficiary } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { PoliciesRoot } from "../PartRoot/PartRoot.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { RingNumber, ShareRing } from "./ShareRing.tsx";
import { useBeneficiaryNames } from "./useBeneficiaryNames.ts";
import { whoOf } from "./who-is-named.ts";

export interface BeneficiarySharesProps {
  /** Who is named. */
  beneficiaries: readonly NamedBeneficiary[];
  /** People on file, for names that the list does not have, relations, and people of one name. */
  people?: readonly PersonToName[] | undefined;
}

/** Who receives the benefit of life cover, in what shares, as a ring and as a list; and who does if none of them is alive. */
export function BeneficiaryShares(props: BeneficiarySharesProps): ReactNode {
  return (
    <PoliciesRoot shapes={["text", "text"]}>
      <Shares {...props} />
    </PoliciesRoot>
  );
}

function Shares({ beneficiaries, people = [] }: BeneficiarySharesProps): ReactNode {
  const { beneficiaries: texts } = usePoliciesMessages();
  const { nameInText } = useBeneficiaryNames(people);
  const all = beneficiaries.map(beneficiaryInFull);
  const of = (order: BeneficiaryOrder) => all.filter((each) => each.order === order);
  const primary = of("primary");
  const contingent = of("contingent");
  if (all.length === 0) return <p className="ek-text">{texts.none}</p>;
  return (
    <div className="ek-stack" data-ek-gap="small">
      <div className="ek-shares">
        <ShareRing
          parts={primary.map((each) => ({ name: nameInText(whoOf(each)), share: each.share_percent }))}
        />
        <ShareList beneficiaries={primary} people={people} isNumbered={primary.length > 1} />
      </div>
      {contingent.length > 0 && (
        <>
          <p className="ek-quiet">{texts.contingent}</p>
          <ShareList beneficiaries={contingent} people={people} />
        </>
      )}
    </div>
  );
}

interface ShareListProps {
  beneficiaries: readonly PolicyBeneficiaryInput[];
  people: readonly PersonToName[];
  /** As in the ring beside it. */
  isNumbered?: boolean | undefined;
}

/** Beneficiaries with their shares. */
function ShareList({ beneficiaries, people, isNumbered = false }: ShareListProps): ReactNode {
  const format = useFormat();
  const { fullName, relationOf } = useBeneficiaryNames(people);
  const numbered = (each: PolicyBeneficiaryInput, index: number) => ({ each, index, who: whoOf(each) });
  return (
    <ul className="ek-list">
      {beneficiaries.map(numbered).map(({ each, index, who }) => {
        const relation = relationOf(who);
        return (
          <li className="ek-share" key={index}>
            {isNumbered && <RingNumber index={index} />}
            <span className="ek-plain">
              {who.kind === "estate" ? <Isolated>{fullName(who)}</Isolated> : <Name>{fullName(who)}</Name>}{" "}
              {relation && <span className="ek-quiet">{`${relation} `}</span>}
            </span>
            <span className="ek-money">{format.percent(each.share_percent)}</span>
          </li>
        );
      })}
    </ul>
  );
}
