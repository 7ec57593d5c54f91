import type { ReactNode } from "react";

/** A text of unknown language, isolated from the text around it where that is written in the other direction. */
export function Isolated({ children }: { children: ReactNode }): ReactNode {
  return <bdi className="ek-bdi">{children}</bdi>;
}

/** The same for what a person, a plan or a company is called: no translator of pages changes it. */
export function Name({ children }: { children: ReactNode }): ReactNode {
  return (
    <bdi className="ek-bdi" translate="no">
      {children}
    </bdi>
  );
}
