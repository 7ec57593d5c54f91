"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useParticipationMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";

interface ReminderProps {
  /** What is copied. */
  text: string;
  /** The words on the button. */
  action: string;
  /** What the button says to those who do not see what is beside it. */
  label?: string | undefined;
}

/** Copies a reminder and shows what was copied; where the browser does not let it, the text is there to be copied by hand. */
export function CopyReminder({ text, action, label }: ReminderProps): ReactNode {
  const { reminder: texts } = useParticipationMessages();
  const [copied, setCopied] = useState<{ text: string; byHand: boolean } | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, byHand: false });
    } catch {
      setCopied({ text, byHand: true });
    }
  }
  return (
    <>
      <Button kind="quiet" label={label} onClick={() => void copy()}>
        {action}
      </Button>
      {copied && (
        <div className="ek-reminder">
          <Notice
            live
            tone={copied.byHand ? "info" : "success"}
            title={copied.byHand ? texts.copyYourself : texts.copied}
          >
            {copied.byHand ? null : <p className="ek-text">{copied.text}</p>}
          </Notice>
          {copied.byHand && <TextToCopy text={copied.text} label={texts.text} />}
        </div>
      )}
    </>
  );
}

/** A text that is selected once it is there. */
function TextToCopy({ text, label }: { text: string; label: string }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea ref={field} className="ek-input" form="" readOnly rows={4} aria-label={label} value={text} />
  );
}
