import type { ReactNode } from "react";
import { Isolated } from "../../text/Isolated.tsx";

interface DefinitionsProps {
  /** In their order: what it is called, and what it is. */
  entries: readonly { readonly name: string; readonly description?: string | null | undefined }[];
}

/** What is unfolded: names, each with its text. */
export function Definitions({ entries }: DefinitionsProps): ReactNode {
  return (
    <dl className="ek-benefits">
      {entries.map(({ name, description }) => (
        <div className="ek-plain" key={`${name} ${description}`}>
          <dt className="ek-strong">
            <Isolated>{name}</Isolated>
          </dt>
          <dd className="ek-benefit-text">
            <Isolated>{description}</Isolated>
          </dd>
        </div>
      ))}
    </dl>
  );
}
