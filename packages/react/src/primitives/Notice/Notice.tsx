"use client";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { useIsHeard } from "../../theme/useIsHeard.ts";
import { replaceable } from "../replaceable.tsx";
import { alert, check, info } from "../Icon/drawings.ts";

export interface NoticeProps {
  /** How much it asks for attention; `info` when absent. */
  tone?: "info" | "success" | "warning" | "error" | undefined;
  /** The fact, in a few words. */
  title?: ReactNode | undefined;
  /** What follows from it. */
  children?: ReactNode | undefined;
  /** Says itself to those who do not see it appear: politely, or at once for errors. */
  live?: boolean | undefined;
}

const drawings = { info, success: check, warning: alert, error: alert };

function OwnNotice({ tone = "info", title, children, live = false }: NoticeProps): ReactNode {
  const urgent = tone === "error";
  const isHeard = useIsHeard();
  return (
    <div
      className="ek-notice"
      part="notice"
      data-ek-tone={tone}
      role={live ? (urgent ? "alert" : "status") : undefined}
    >
      <Icon path={drawings[tone]} />
      <div className="ek-notice-body">
        {(isHeard || urgent || !live) && (
          <>
            {title && <p className="ek-notice-title">{title}</p>}
            {children}
          </>
        )}
      </div>
    </div>
  );
}

/** Something to know before going on. */
export const Notice = /* @__PURE__ */ replaceable("Notice", OwnNotice);
