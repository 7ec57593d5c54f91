import { type ComponentType, type ReactNode, useContext } from "react";
import { SettingsContext } from "../theme/settings-context.ts";
import type { Replacements } from "./replacements.ts";

/**
 * A primitive that gives way to the host's own. Inside the replacement ours is back, so that it may wrap ours.
 */
export function replaceable<Props extends object>(
  name: keyof Replacements,
  Own: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function Replaceable(props: Props) {
    const settings = useContext(SettingsContext);
    const Replacement = settings.components[name] as ComponentType<Props> | undefined;
    if (Replacement === undefined) return <Own {...props} />;
    return (
      <SettingsContext.Provider
        value={{ ...settings, components: { ...settings.components, [name]: undefined } }}
      >
        <Replacement {...props} />
      </SettingsContext.Provider>
    );
  };
}
