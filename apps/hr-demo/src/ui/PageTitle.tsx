import { type ReactNode, useEffect, useRef } from "react";
import { useRouter } from "../router/router.tsx";

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
  const { moved } = useRouter();

  useEffect(() => {
    document.title = `${title} · Pennyroyal`;
  }, [title]);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);

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
