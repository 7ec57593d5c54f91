import type { ReactNode } from "react";

/** A text of unknown language, kept from turning what stands around it where it runs the other way. */
export function Isolated({ children }: { children: ReactNode }): ReactNode {
  return <bdi className="ek-bdi">{children}</bdi>;
}
