"use client";
import type { PlanDocument } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";

export interface DocumentListProps {
  /** In the order in which they are listed; those without an https address have no link. */
  documents: readonly PlanDocument[];
  /** Collapses them under how many they are. */
  collapsed?: boolean | undefined;
  /** Leaves the heading to what is around it. */
  untitled?: boolean | undefined;
}

/** Documents of a plan, each with what kind it is. An address that is not https leaves the title as plain text. */
export function DocumentList(props: DocumentListProps): ReactNode {
  return (
    <EkRoot>
      <Documents {...props} />
    </EkRoot>
  );
}

function Documents({ documents, collapsed = false, untitled = false }: DocumentListProps): ReactNode {
  const { document } = useMessages();
  const format = useFormat();
  if (documents.length === 0) return null;
  const list = (
    <ul className="ek-plain">
      {documents.map(({ title, link, type }) => (
        <li className="ek-document" key={`${title} ${link}`}>
          <Link href={link}>{title}</Link> <span className="ek-quiet">{messageFor(document, type)}</span>
        </li>
      ))}
    </ul>
  );
  if (collapsed)
    return <Details summary={`${document.title} (${format.number(documents.length)})`}>{list}</Details>;
  return (
    <section className="ek-documents">
      {!untitled && <Heading>{document.title}</Heading>}
      {list}
    </section>
  );
}
