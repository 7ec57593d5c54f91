"use client";
import type { ReactNode } from "react";
import { SupportLine } from "../../shared/SupportLine.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import type { Changing } from "../useAmendmentFlow.ts";

interface PageOf {
  flow: Changing;
}

function ToYourCover({ flow }: PageOf): ReactNode {
  const { amendmentEnded: texts } = useAmendmentMessages();
  return (
    <Button kind="primary" onClick={flow.leave}>
      {texts.toCover}
    </Button>
  );
}

/** The insurer said no, or names no price: why in the service's words, what stays, and whom to ask. */
export function Failed({ flow }: PageOf): ReactNode {
  const { rejected } = useMessages();
  const { amendmentEnded: texts } = useAmendmentMessages();
  const { isolate } = useFormat();
  const { processing_error } = flow.intent;
  const { name, support_phone_number } = flow.inForce.provider;
  return (
    <AmendmentPage
      flow={flow}
      title={processing_error ? <Isolated>{processing_error.reason}</Isolated> : texts.failed}
      actions={<ToYourCover flow={flow} />}
    >
      <p className="ek-text">
        <Isolated>{processing_error?.reason_description}</Isolated>
      </p>
      <p className="ek-text">{texts.stays}</p>
      <SupportLine text={rejected.call(isolate(name))} phone={support_phone_number} />
    </AmendmentPage>
  );
}

/** Given up, or too late. */
export function NotUndertaken({ flow }: PageOf): ReactNode {
  const { amendmentEnded: texts } = useAmendmentMessages();
  return (
    <AmendmentPage flow={flow} title={texts.not_undertaken} actions={<ToYourCover flow={flow} />}>
      <p className="ek-text">{texts.stays}</p>
      <p className="ek-text">{texts.again}</p>
    </AmendmentPage>
  );
}

/** A state that this version does not know. */
export function Unknown({ flow }: PageOf): ReactNode {
  const { unknown } = useMessages();
  const { amendmentEnded: texts } = useAmendmentMessages();
  const { isolate } = useFormat();
  const { name, support_phone_number } = flow.inForce.provider;
  return (
    <AmendmentPage flow={flow} title={texts.unknown}>
      <SupportLine text={unknown.body(isolate(name))} phone={support_phone_number} />
    </AmendmentPage>
  );
}
