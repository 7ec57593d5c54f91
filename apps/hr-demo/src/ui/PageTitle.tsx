import { type ReactNode, useEffect, useRef } from "react";
import { useOpenedBy } from "../navigation.tsx";

interface PageTitleProps {
  title: string;
  lead?: ReactNode;
  /** Where what follows has a heading of its own that is to lead the eye. */
  quiet?: boolean;
  children?: ReactNode;
}

/** The page's heading. It names the document, and takes the focus when its page is opened by a link. */
export function PageTitle({ title, lead, quiet = false, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const openedBy = useOpenedBy();

  useEffect(() => {
    document.title = `${title} · Pennyroyal`;
  }, [title]);
  useEffect(() => {
    if (openedBy) heading.current?.focus({ preventScroll: true });
  }, [openedBy]);

  return (
    <header className="page-title" data-quiet={quiet || undefined}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
