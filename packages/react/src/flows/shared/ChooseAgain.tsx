"use client";
import { type ReactNode, useState } from "react";
import { Notice } from "../../primitives/Notice/Notice.tsx";

/** Says what has to be chosen again, since what was chosen is no longer there. Stays as long as the page does. */
export function ChooseAgain({ texts }: { texts: readonly string[] }): ReactNode {
  const [shown, setShown] = useState(texts);
  const added = texts.filter((text) => !shown.includes(text));
  if (added.length > 0) setShown([...shown, ...added]);
  if (shown.length === 0) return null;
  return (
    <Notice tone="warning" live>
      {shown.map((text) => (
        <p className="ek-text" key={text}>
          {text}
        </p>
      ))}
    </Notice>
  );
}
