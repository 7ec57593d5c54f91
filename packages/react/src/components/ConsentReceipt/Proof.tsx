"use client";
import type { ConsentReceipt as Receipt } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { PrintButton } from "../../primitives/PrintButton/PrintButton.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import { download } from "../../primitives/Icon/drawings.ts";
import { SummaryList } from "../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { Sums } from "../QuoteSummary/Sums.tsx";
import { AcceptedStatements, Instant } from "./AcceptedStatements.tsx";
import { PurchasedLevel } from "./PurchasedLevel.tsx";

export interface ProofProps {
  /** As the service sealed it. */
  receipt: Receipt;
  /** The name of the company that accepted. */
  company?: string | undefined;
  /** Saves the receipt as a file that `enrolkit receipts verify` reads. A page that saves files elsewhere gives its own. */
  onDownload?: ((receipt: Receipt) => void) | null | undefined;
  /** Prints the page. A page that prints differently gives its own; null leaves the button away. */
  onPrint?: (() => void) | null | undefined;
}

/** A receipt, with what is said first of all. */
export function Proof(props: ProofProps & { notice?: ReactNode }): ReactNode {
  const { receipt, company, notice, onDownload = saveReceipt, onPrint } = props;
  const texts = useQuoteMessages();
  const format = useFormat();
  const { purchase } = receipt;
  const code = (text: string): ReactNode => <code className="ek-code">{text}</code>;
  return (
    <section className="ek-receipt">
      <div className="ek-summary-head">
        <Heading>{texts.receipt.title}</Heading>
        {onPrint !== null && (
          <div className="ek-actions">
            <PrintButton onPrint={onPrint} />
          </div>
        )}
      </div>
      {notice}
      <p className="ek-text">{texts.receipt.intro}</p>
      <Card>
        <SummaryList
          rows={[
            ...(company
              ? [{ id: "company", label: texts.receipt.company, value: <Name>{company}</Name> }]
              : []),
            { id: "at", label: texts.receipt.accepted, value: <Instant at={receipt.accepted_at} /> },
            { id: "by", label: texts.receipt.by, value: <Signatory receipt={receipt} /> },
            ...(purchase
              ? [
                  { id: "starts", label: texts.quote.starts, value: format.date(purchase.starts_on) },
                  { id: "count", label: texts.quote.count, value: format.number(purchase.employee_count) },
                ]
              : []),
            {
              id: "you",
              label: texts.quote.you,
              value: <Sums amount={receipt.employer_monthly_cost} currency={receipt.currency} />,
            },
            { id: "id", label: texts.receipt.id, value: code(receipt.id) },
          ]}
        />
      </Card>
      <Section>
        {purchase && (
          <>
            <Heading size="part">{texts.receipt.bought}</Heading>
            {purchase.levels.map((level) => (
              <PurchasedLevel
                key={`${level.group_id} ${level.plan_id}`}
                level={level}
                currency={receipt.currency}
                summed={purchase.levels.length > 1}
              />
            ))}
          </>
        )}
        <Heading size="part">{texts.receipt.statements}</Heading>
        <AcceptedStatements statements={receipt.statements} signatory={receipt.actor.acting_user_id} />
        <Heading size="part">{texts.receipt.check}</Heading>
        <p className="ek-text">{texts.receipt.checkText}</p>
        {onDownload && (
          <div className="ek-actions">
            <Button icon={download} onClick={() => onDownload(receipt)}>
              {texts.receipt.download}
            </Button>
          </div>
        )}
      </Section>
      <Details summary={texts.receipt.seals}>
        <SummaryList
          rows={[
            { id: "position", label: texts.receipt.position, value: format.number(receipt.sequence) },
            { id: "seal", label: texts.receipt.seal, value: code(receipt.hash) },
            {
              id: "previous",
              label: texts.receipt.previous,
              value: receipt.previous_hash === null ? texts.receipt.first : code(receipt.previous_hash),
            },
            ...receipt.statements.map(({ position, text_sha256 }) => ({
              id: `text ${position}`,
              label: texts.receipt.textSeal(format.number(position)),
              value: code(text_sha256),
            })),
          ]}
        />
      </Details>
    </section>
  );
}

/** The person who agreed, as their company named them; else what is known of the sender. */
function Signatory({ receipt }: { receipt: Receipt }): ReactNode {
  const { receipt: texts, actor } = useQuoteMessages();
  const { acting_user, acting_user_id, kind } = receipt.actor;
  if (acting_user?.name) {
    const { name, role } = acting_user;
    return <Isolated>{role ? texts.signatory(name, role) : name}</Isolated>;
  }
  return (
    <>
      <Isolated>{messageFor(actor, kind)}</Isolated>
      {acting_user_id && <code className="ek-code">{` (${acting_user_id})`}</code>}
    </>
  );
}

/** Offers the receipt as a file, every field as the service gave it. Nothing stays on the page. */
function saveReceipt(receipt: Receipt): void {
  const file = new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${receipt.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
