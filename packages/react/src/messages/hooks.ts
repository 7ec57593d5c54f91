import { useContext } from "react";
import { SettingsContext } from "../theme/settings-context.ts";
import type { Format } from "./format.ts";
import type { Messages } from "./messages.ts";

/** Every text of the language in use. */
export function useMessages(): Messages {
  const { messages } = useContext(SettingsContext);
  if (messages === null) {
    throw new Error("There are no messages here: put the component inside EnrolkitProvider or EkSettings.");
  }
  return messages;
}

/** Writes amounts, dates and names for the locale in use. */
export function useFormat(): Format {
  return useContext(SettingsContext).format;
}
