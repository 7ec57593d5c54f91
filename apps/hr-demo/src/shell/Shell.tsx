import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { addresses } from "../addresses.ts";
import { useSignedIn, useSignOut } from "../api/session.ts";
import { PreferenceControls } from "../preferences/PreferenceControls.tsx";
import { usePreferences } from "../preferences/preferences.tsx";
import { SandboxDrawer } from "../sandbox/SandboxDrawer.tsx";
import { useSandbox } from "../sandbox/sandbox.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Brand } from "../ui/Brand.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";

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

/** On a phone: everything of the sidebar and the top bar, behind one button. */
export function Menu() {
  const { messages } = usePreferences();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <button type="button" className="icon-button menu-button" onClick={() => drawer.current?.showModal()}>
        <Icon name="menu" />
        <span className="visually-hidden">{messages.nav.menu}</span>
      </button>
      <dialog ref={drawer} className="menu" aria-label={messages.nav.menu}>
        <div className="menu-head">
          <Brand />
          <button type="button" className="icon-button" onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{messages.nav.close}</span>
          </button>
        </div>
        <Navigation onGo={close} />
        <PreferenceControls />
        <Account />
      </dialog>
    </>
  );
}

type Item = keyof typeof addresses & IconName;

const items: Record<"employee" | "administrator", Item[]> = {
  employee: ["home", "benefits", "payslips", "timeOff", "profile"],
  administrator: ["home", "groups", "benefits", "policies", "payroll", "receipts"],
};

/** Calls `onGo` when a link is followed, so that a drawer can close. */
function Navigation({ onGo }: { onGo?: () => void }) {
  const { messages } = usePreferences();
  const { role } = useSignedIn();
  return (
    <nav aria-label={messages.nav.label}>
      <ul className="navigation">
        {items[role].map((item) => (
          <li key={item}>
            <NavLink to={addresses[item]} end={item === "home"} onClick={onGo}>
              <Icon name={item} />
              {messages.nav[item]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who is signed in, and the button to sign out. */
function Account() {
  const me = useSignedIn();
  const signOut = useSignOut();
  const { messages, setLocale } = usePreferences();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const isLeaving = useRef(false);
  // Once nothing of the person is shown: before, home would read as someone who is signed out.
  useEffect(
    () => () => {
      if (isLeaving.current) void navigate(addresses.home, { replace: pathname === addresses.home });
    },
    [navigate, pathname],
  );

  const leave = async () => {
    isLeaving.current = true;
    try {
      await signOut.mutateAsync();
    } catch (error) {
      isLeaving.current = false;
      throw error;
    }
    // The language came with the person, and goes with her.
    if (me.kind === "reads_arabic") setLocale("en-GB");
  };

  return (
    <div className="account">
      <Avatar name={me} />
      <div className="account-name">
        <strong>
          <bdi>
            {me.first_name} {me.last_name}
          </bdi>
        </strong>
        <bdi>{me.title}</bdi>
      </div>
      <button type="button" className="icon-button" onClick={() => void leave()}>
        <Icon name="signOut" />
        <span className="visually-hidden">{messages.nav.signOut}</span>
      </button>
    </div>
  );
}

const narrow = matchMedia("(max-width: 639.98px)");

/** Whether the drawer covers the page: see styles/drawer.css. */
const useNarrow = () => useSyncExternalStore(listen, () => narrow.matches);

function listen(changed: () => void) {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
}
