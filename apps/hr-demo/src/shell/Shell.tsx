import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { PreferenceControls } from "../preferences/PreferenceControls.tsx";
import { usePreferences } from "../preferences/preferences.tsx";
import { SandboxDrawer } from "../sandbox/SandboxDrawer.tsx";
import { useSandbox } from "../sandbox/sandbox.tsx";
import { Brand } from "../ui/Brand.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Account } from "./Account.tsx";
import { Menu } from "./Menu.tsx";
import { Navigation } from "./Navigation.tsx";
import { useNarrow } from "./use-narrow.ts";

/** The frame of every page of a person who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { messages } = usePreferences();
  const { open, toggle } = useSandbox();
  const covered = useNarrow() && open;
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterClosing(button, open);
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="shell" data-sandbox={open || undefined}>
      <a className="skip" href="#main" onClick={skip}>
        {messages.nav.skip}
      </a>
      <aside className="sidebar" aria-label="Pennyroyal">
        <Brand />
        <Navigation />
        <Account />
      </aside>
      <header className="top-bar" inert={covered}>
        <Menu />
        <Brand />
        <PreferenceControls />
        <button type="button" ref={button} className="sandbox-button" aria-expanded={open} onClick={toggle}>
          <Icon name="sandbox" />
          {messages.sandbox.open}
        </button>
      </header>
      <main ref={main} id="main" tabIndex={-1} inert={covered}>
        {children}
      </main>
      {open && <SandboxDrawer />}
    </div>
  );
}

/** Returns the focus to the button that opened the drawer. */
function useFocusAfterClosing(opener: RefObject<HTMLElement | null>, open: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [opener, open]);
}
