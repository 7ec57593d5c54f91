import { type ColorScheme, EkSettings } from "@enrolkit/react";
import type { ReactNode } from "react";
import type { Host, Shown } from "../elements/part.ts";
import { openRoot } from "./open-root.tsx";

/** What every block is set to. */
interface BlockSettings {
  readonly locale?: string;
  readonly scheme?: ColorScheme;
  readonly headingLevel?: number;
  /** By a `<fieldset disabled>` around it. */
  readonly isDisabled?: boolean;
}

/** Shows a block, which needs no session and asks for nothing. */
export function openBlock<Settings>(
  host: Host<Settings>,
  block: (settings: Settings) => ReactNode,
  styles?: readonly string[],
): Shown {
  const render = () => {
    const settings = host.settings() as Settings & BlockSettings;
    const { locale, scheme, headingLevel, isDisabled } = settings;
    return (
      <EkSettings locale={locale} scheme={scheme} headingLevel={headingLevel}>
        <div inert={isDisabled}>{block(settings)}</div>
      </EkSettings>
    );
  };
  return openRoot(host, { render, styles, onCaughtError: (error) => host.dispatch("error", error) });
}
