import { useRef } from "react";
import { PreferenceControls } from "../preferences/PreferenceControls.tsx";
import { usePreferences } from "../preferences/preferences.tsx";
import { Brand } from "../ui/Brand.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Account } from "./Account.tsx";
import { Navigation } from "./Navigation.tsx";

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
