"use client";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { LanguageContext } from "../messages/hooks.ts";
import { RootContext, ThemeContext } from "./theme-context.ts";
import { useAppearanceWatch } from "./useAppearanceWatch.ts";

// On a server there is no layout; React would warn.
const useThemeEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The element under which all our styles hold. Every block brings its own; inside another root it renders only its
 * children. While the first language loads it is empty and busy.
 */
export function EkRoot({ children }: { children: ReactNode }): ReactNode {
  const { locale, dir, messages, missing } = useContext(LanguageContext);
  const { scheme, theme, className, Boundary, rootEvents, applyTheme } = useContext(ThemeContext);
  const around = useContext(RootContext);
  const root = useRef<HTMLDivElement>(null);

  useThemeEffect(
    () => (root.current !== null && theme !== undefined ? applyTheme(root.current, theme) : undefined),
    [theme, applyTheme],
  );

  // oxlint-disable-next-line react/rules-of-hooks -- a build is for production or not: no hook comes or goes
  if (process.env.NODE_ENV !== "production") useAppearanceWatch(root);

  const block = <Boundary>{children}</Boundary>;
  if (around) return block;
  return (
    <RootContext.Provider value={root}>
      <div
        {...rootEvents}
        ref={root}
        className={className ? `ek-root ${className}` : "ek-root"}
        dir={dir}
        lang={locale}
        data-ek-scheme={scheme}
        aria-busy={!(messages ?? missing) || undefined}
      >
        {block}
      </div>
    </RootContext.Provider>
  );
}
