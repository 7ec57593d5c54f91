import { type ComponentType, type Context, createContext, type ReactNode, useContext } from "react";

/** The primitives that a host may replace; `Replacements` says by what. */
export type ReplaceableName =
  | "Button"
  | "Card"
  | "CheckboxCards"
  | "DateFields"
  | "Details"
  | "Dialog"
  | "ErrorSummary"
  | "Logo"
  | "Notice"
  | "RadioCards"
  | "Select"
  | "StatusTag"
  | "TextField";

/** The host's own primitives, by name. */
export const ReplacementsContext: Context<Readonly<Partial<Record<ReplaceableName, unknown>>>> =
  createContext({});

/**
 * A primitive that gives way to the host's own. Inside the replacement ours is back, so that it may wrap ours.
 */
export function replaceable<Props extends object>(
  name: ReplaceableName,
  Own: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function Replaceable(props: Props) {
    const replacements = useContext(ReplacementsContext);
    const Replacement = replacements[name] as ComponentType<Props> | undefined;
    if (Replacement === undefined) return <Own {...props} />;
    return (
      <ReplacementsContext.Provider value={{ ...replacements, [name]: undefined }}>
        <Replacement {...props} />
      </ReplacementsContext.Provider>
    );
  };
}
