import { type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { EkRoot } from "../theme/EkRoot.tsx";
import { EkSettings, type EkSettingsProps } from "../provider/EkSettings.tsx";
import { languageOf } from "./languages.ts";

/** Renders something as it stands inside a provider, in English unless set otherwise. */
export function renderIn(
  children: ReactNode,
  settings: Omit<EkSettingsProps, "children"> = {},
): RenderResult & { user: UserEvent; show: (children: ReactNode) => void } {
  const { core } = languageOf(settings.locale);
  const within = (children: ReactNode) => (
    <EkSettings messages={core} {...settings}>
      <EkRoot>{children}</EkRoot>
    </EkSettings>
  );
  const user = userEvent.setup();
  const result = render(within(children));
  return { ...result, user, show: (next) => result.rerender(within(next)) };
}
