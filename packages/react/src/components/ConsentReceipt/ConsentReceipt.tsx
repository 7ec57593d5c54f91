"use client";
import type { ConsentReceipt as Receipt } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import { download } from "../../primitives/Icon/drawings.ts";
import { SummaryList } from "../../primitives/SummaryList/SummaryList.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";
import { AcceptedStatements, Instant } from "./AcceptedStatements.tsx";

export interface ConsentReceiptProps {
  /** As the service sealed it. */
  receipt: Receipt;
  /** Saves the receipt as a file that `enrolkit receipts verify` reads. A page that saves files elsewhere gives its own. */
  onDownload?: ((receipt: Receipt) => void) | null | undefined;
}

/** The proof of an acceptance: who agreed, when, to which exact words and documents, and how it is sealed (decisions §7). */
export function ConsentReceipt(props: ConsentReceiptProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel"]}>
      <Proof {...props} />
    </QuoteRoot>
  );
}

function Proof({ receipt, onDownload = saveReceipt }: ConsentReceiptProps): ReactNode {
  const { receipt: texts, actor, quote } = useQuoteMessages();
  const format = useFormat();
  const { acting_user, acting_user_id, kind } = receipt.actor;
  const code = (text: string): ReactNode => <code className="ek-code">{text}</code>;
  return (
    <section className="ek-receipt">
      <div className="ek-summary-head">
        <Heading>{texts.title}</Heading>
        {onDownload && (
          <Button icon={download} onClick={() => onDownload(receipt)}>
            {texts.download}
          </Button>
        )}
      </div>
      <p className="ek-text">{texts.intro}</p>
      <Card>
        <SummaryList
          rows={[
            { id: "at", label: texts.accepted, value: <Instant at={receipt.accepted_at} /> },
            {
              id: "by",
              label: texts.by,
              value: acting_user?.name ? (
                <Isolated>
                  {acting_user.role ? texts.signatory(acting_user.name, acting_user.role) : acting_user.name}
                </Isolated>
              ) : (
                <>
                  <Isolated>{messageFor(actor, kind)}</Isolated>
                  {acting_user_id && code(` (${acting_user_id})`)}
                </>
              ),
            },
            {
              id: "you",
              label: quote.you,
              value: <MonthlyMoney amount={receipt.employer_monthly_cost} currency={receipt.currency} />,
            },
            { id: "id", label: texts.id, value: code(receipt.id) },
          ]}
        />
      </Card>
      <Section>
        <Heading size="part">{texts.statements}</Heading>
      </Section>
      <AcceptedStatements statements={receipt.statements} />
      <Details summary={texts.seals}>
        <SummaryList
          rows={[
            ...receipt.statements.map(({ position, text_sha256 }) => ({
              id: `text ${position}`,
              label: texts.textSeal(format.number(position)),
              value: code(text_sha256),
            })),
            { id: "position", label: texts.position, value: format.number(receipt.sequence) },
            { id: "seal", label: texts.seal, value: code(receipt.hash) },
            {
              id: "previous",
              label: texts.previous,
              value: receipt.previous_hash === null ? texts.first : code(receipt.previous_hash),
            },
          ]}
        />
      </Details>
    </section>
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
