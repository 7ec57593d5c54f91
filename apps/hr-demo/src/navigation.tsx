import { createContext, type ReactNode, use, useEffect, useState } from "react";
import {
  type Location,
  type NavigateOptions,
  NavigationType,
  useLocation,
  useNavigationType,
} from "react-router";

/** For `navigate`: the open page gets another address. Nothing scrolls, and the focus stays. */
export const inPlace: NavigateOptions = { replace: true, state: { inPlace: true } };

const OpenedBy = createContext<string | undefined>(undefined);

/** Scrolls to the top of a page that a link opened. Back and Forward scroll as the browser does it. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { key, state }: Location<{ inPlace?: boolean } | null> = useLocation();
  const type = useNavigationType();
  const [seen, setSeen] = useState<{ key: string; openedBy?: string }>({ key });
  if (seen.key !== key) {
    const isSamePage = type === NavigationType.Replace && state?.inPlace === true;
    setSeen(isSamePage ? { ...seen, key } : { key, openedBy: key });
  }
  const { openedBy } = seen;
  useEffect(() => {
    if (openedBy && type !== NavigationType.Pop) scrollTo(0, 0);
  }, [openedBy, type]);
  return <OpenedBy value={openedBy}>{children}</OpenedBy>;
}

/** Returns the key of the navigation that opened the page; undefined for a page that was loaded. */
export const useOpenedBy = () => use(OpenedBy);
