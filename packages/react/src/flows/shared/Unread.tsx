"use client";
import type { ComponentProps, ReactNode } from "react";
import { useSession } from "../../session/useSession.ts";
import { Failed } from "../../theme/Failed.tsx";

/** What could not be read. Where there is no session, trying again begins with one: it reads everything again. */
export function Unread({ retry, ...failed }: ComponentProps<typeof Failed>): ReactNode {
  const { status, renew } = useSession();
  return <Failed {...failed} retry={status === "expired" ? renew : retry} />;
}
