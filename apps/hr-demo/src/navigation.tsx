import type { FlowNavigation } from "@enrolkit/react";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import {
  type Location,
  type NavigateOptions,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router";

/** For `navigate`: the open page gets another address. Nothing scrolls, and the focus stays. */
export const inPlace: NavigateOptions = { replace: true, state: { inPlace: true } };

/** The page of a widget in the address, so that Back leads to the page before; `pathOf` where the path changes meanwhile. */
export function useStepNavigation(pathOf?: () => string): FlowNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    step: params.get("step"),
    onStepChange(step, { replace }) {
      const search = `?step=${step}`;
      void navigate(pathOf ? { pathname: pathOf(), search } : { search }, { ...inPlace, replace });
    },
  };
}

/** The navigation that was last seen, and the one that opened the page. */
interface Seen {
  key: string;
  pathname: string;
  openedBy?: string;
  /** By a link, not by Back or Forward. */
  isLinked?: boolean;
}

const OpenedBy = createContext<string | undefined>(undefined);

/** Scrolls to the top of a page that a link opened. Back and Forward scroll as the browser does it. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { key, pathname, state }: Location<{ inPlace?: boolean } | null> = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [seen, setSeen] = useState<Seen>({ key, pathname });
  if (seen.key !== key) {
    const isSamePage = isPop ? pathname === seen.pathname : state?.inPlace === true;
    setSeen(isSamePage ? { ...seen, key, pathname } : { key, pathname, openedBy: key, isLinked: !isPop });
  }
  const { openedBy, isLinked } = seen;
  useEffect(() => {
    if (openedBy && isLinked) scrollTo(0, 0);
  }, [openedBy, isLinked]);
  return <OpenedBy value={openedBy}>{children}</OpenedBy>;
}

/** Returns the key of the navigation that opened the page; undefined for a page that was loaded. */
export const useOpenedBy = () => use(OpenedBy);
