"use client";
import type { BeneficiaryOrder, PolicyBeneficiaryInput } from "@enrolkit/types";
import { beneficiaryInFull, type NamedBeneficiary } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, usePoliciesMessages } from "../../messages/hooks.ts";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { PoliciesRoot } from "../PartRoot/PartRoot.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { ShareRing } from "./ShareRing.tsx";
import { useBeneficiaryNames, type WhoIsNamed } from "./useBeneficiaryNames.ts";

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
  const format = useFormat();
  const { nameInText } = useBeneficiaryNames(people);
  const all = beneficiaries.map(beneficiaryInFull);
  const of = (order: BeneficiaryOrder) => all.filter((each) => each.order === order);
  const primary = of("primary");
  const contingent = of("contingent");
  return (
    <div className="ek-stack" data-ek-gap="small">
      <div className="ek-shares">
        <ShareRing
          title={format.list(
            primary.map((each) => texts.part(nameInText(whoOf(each)), format.percent(each.share_percent))),
          )}
          parts={primary.map(({ share_percent }, index) => ({
            share: share_percent,
            number: format.number(index + 1),
          }))}
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
  const numbered = (each: PolicyBeneficiaryInput, index: number) =>
    [format.number(index + 1), whoOf(each)] as const;
  return (
    <ul className="ek-list">
      {beneficiaries.map(numbered).map(([number, who]) => {
        const relation = relationOf(who);
        return (
          <li className="ek-share" key={number}>
            {isNumbered && (
              <span className="ek-ring-number" aria-hidden="true">
                {number}
              </span>
            )}
            <span className="ek-plain">
              {who.kind === "estate" ? <Isolated>{fullName(who)}</Isolated> : <Name>{fullName(who)}</Name>}{" "}
              {relation && <span className="ek-quiet">{`${relation} `}</span>}
            </span>
            <span className="ek-money">{format.percent(who.share_percent)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const whoOf = ({
  kind,
  associated_person_id,
  name,
  relationship,
  share_percent,
}: PolicyBeneficiaryInput): WhoIsNamed & { share_percent: number } => ({
  kind,
  personId: associated_person_id ?? null,
  name: name ?? "",
  relationship: relationship ?? "",
  share_percent,
});
