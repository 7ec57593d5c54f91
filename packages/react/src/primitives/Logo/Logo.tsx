"use client";
import { isHttpsUrl } from "@enrolkit/rules";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { initialsOf } from "../../text/initials.ts";
import { replaceable } from "../replaceable.tsx";

export interface LogoProps {
  /** Whose it is. The name is beside it, so the picture says nothing by itself. */
  name: string;
  /** Only https addresses are loaded. */
  src?: string | null | undefined;
}

function OwnLogo({ name, src }: LogoProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);

  // A picture that came with the server's page has loaded before anything listened.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth > 0) setLoaded(src ?? null);
  }, [src]);

  return (
    <span
      className="ek-logo"
      data-ek-loaded={loaded !== null && loaded === src ? "" : undefined}
      aria-hidden="true"
    >
      <span className="ek-logo-initials">{initialsOf(name)}</span>
      {src && isHttpsUrl(src) && (
        <img
          ref={picture}
          className="ek-logo-picture"
          src={src}
          alt=""
          // A server would have the page's head fetch it ahead of everything else.
          loading="lazy"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(src)}
          onError={() => setLoaded(null)}
        />
      )}
    </span>
  );
}

/** A picture, or initials in a quiet tile until it has loaded and where it does not. */
export const Logo = /* @__PURE__ */ replaceable("Logo", OwnLogo);
