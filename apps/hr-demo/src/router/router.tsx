import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";

interface Router {
  path: string;
  /** False until the first change of address: a freshly loaded page leaves the focus where it is. */
  moved: boolean;
  go: (path: string) => void;
  /** The same page by another address: nothing scrolls, and the focus stays. */
  rename: (path: string) => void;
}

const Context = createContext<Router | null>(null);

/** The address bar as state, by the History API. */
export function RouterProvider({ children }: { children: ReactNode }) {
  const [{ path, moved }, setPlace] = useState({ path: location.pathname, moved: false });

  useEffect(() => {
    const follow = () => setPlace({ path: location.pathname, moved: true });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const go = useCallback((to: string) => {
    if (to !== location.pathname) history.pushState(null, "", to);
    setPlace({ path: to, moved: true });
    scrollTo(0, 0);
  }, []);

  const rename = useCallback((to: string) => {
    history.replaceState(null, "", to);
    setPlace((place) => ({ ...place, path: to }));
  }, []);

  const router = useMemo(() => ({ path, moved, go, rename }), [path, moved, go, rename]);
  return <Context value={router}>{children}</Context>;
}

export function useRouter(): Router {
  const router = use(Context);
  if (!router) throw new Error("useRouter belongs inside <RouterProvider>.");
  return router;
}

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  /** Is this link's page, or one below it, the one that is open? */
  current?: boolean;
  onGo?: () => void;
}

/** A link that opens its page without loading the application anew. */
export function Link({ to, className, children, current, onGo }: LinkProps) {
  const { go } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
    onGo?.();
  };
  return (
    <a href={to} className={className} aria-current={current ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}
