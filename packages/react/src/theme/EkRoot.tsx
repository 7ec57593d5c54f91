"use client";
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { LanguageContext } from "../messages/hooks.ts";
import { unreadablePairs } from "./contrast.ts";
import { PlainBox } from "./PlainBox.tsx";
import { ReportContext, SignInContext, ThemeContext } from "./theme-context.ts";
import { applyTheme } from "./theme.ts";

const InsideRoot = createContext(false);

// On a server there is no layout; React would warn.
const useThemeEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The element under which all our styles hold. Every block brings its own; inside another root it renders only its
 * children. While the first language loads it is empty and busy; once the person has signed out it says so.
 */
export function EkRoot({ children }: { children: ReactNode }): ReactNode {
  const { locale, dir, messages } = useContext(LanguageContext);
  const { scheme, theme, className, Boundary, rootEvents } = useContext(ThemeContext);
  const signIn = useContext(SignInContext);
  const inside = useContext(InsideRoot);
  const root = useRef<HTMLDivElement>(null);

  useThemeEffect(
    () => (root.current !== null && theme !== undefined ? applyTheme(root.current, theme) : undefined),
    [theme],
  );

  // In development, to the host's monitoring, since nothing is written to the console.
  const report = useContext(ReportContext);
  useEffect(() => {
    if (process.env.NODE_ENV === "production" || root.current === null) return;
    for (const problem of unreadablePairs(root.current)) report?.(new Error(problem));
  }, [report, scheme, theme]);

  const block = messages && <Boundary>{children}</Boundary>;
  if (inside) return block;
  return (
    <InsideRoot.Provider value={true}>
      <div
        {...rootEvents}
        ref={root}
        className={className ? `ek-root ${className}` : "ek-root"}
        dir={dir}
        lang={locale}
        data-ek-scheme={scheme}
        aria-busy={messages === null || undefined}
      >
        {messages && signIn ? (
          <PlainBox role="status" action={messages.action.signIn} onAction={signIn}>
            {messages.error.signed_out}
          </PlainBox>
        ) : (
          block
        )}
      </div>
    </InsideRoot.Provider>
  );
}
