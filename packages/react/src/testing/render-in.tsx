import { type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ar } from "../messages/ar/core.ts";
import { en } from "../messages/en/core.ts";
import { EkRoot } from "../theme/EkRoot.tsx";
import { EkSettings, type EkSettingsProps } from "../provider/EkSettings.tsx";

/** Renders something as it stands inside a provider, in English unless set otherwise. */
export function renderIn(
  children: ReactNode,
  settings: Omit<EkSettingsProps, "children"> = {},
): RenderResult & { user: UserEvent; show: (children: ReactNode) => void } {
  const language = settings.locale?.startsWith("ar") ? ar : en;
  const within = (children: ReactNode) => (
    <EkSettings messages={language} {...settings}>
      <EkRoot>{children}</EkRoot>
    </EkSettings>
  );
  const user = userEvent.setup();
  const result = render(within(children));
  return { ...result, user, show: (next) => result.rerender(within(next)) };
}
