import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { unbroken } from "./unbroken.ts";

/** The page's heading of this name, once it is there, whichever page of several it is. */
export const title = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole("heading", {
    name: typeof name === "string" ? new RegExp(`^${escaped(unbroken(name))}( Page \\d of \\d)?$`) : name,
  });

const escaped = (text: string): string => text.replaceAll(/[.?()]/g, "\\$&");

export async function press(user: UserEvent, button: string | RegExp): Promise<void> {
  const name = typeof button === "string" ? unbroken(button) : button;
  await user.click(await screen.findByRole("button", { name }));
}

export async function choose(user: UserEvent, radio: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole("radio", { name: radio }));
}

export async function enterDate(user: UserEvent, date: string): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  for (const [label, text] of [
    ["Day", day],
    ["Month", month],
    ["Year", year],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

/** The person comes back to the page from another one. */
export const comeBack = (): Promise<void> =>
  act(async () => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** What a page says where something was changed elsewhere. */
export const movedOn = "This was changed elsewhere, for example in another tab. Here is the latest version.";

/** Whether the page has ever said so since this was called. */
export const watchMovedOn = (): (() => boolean) => watchTexts(movedOn);

/** Whether the page has ever said one of these since this was called. */
export function watchTexts(...texts: string[]): () => boolean {
  let isSaid = false;
  const check = (): void => {
    isSaid ||= texts.some((text) => document.body.textContent?.includes(text));
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    check();
    observer.disconnect();
    return isSaid;
  };
}

/** Chooses for a person, in the list of their row; an option by the beginning of what it says, as its price follows. */
export async function chooseFor(
  user: UserEvent,
  person: string,
  coverage: string,
  option: string,
): Promise<void> {
  const list = await screen.findByRole("combobox", { name: `${coverage}: ${person}` });
  const found = within(list).getAllByRole("option", { name: new RegExp(`^${option}( [·–]|$)`) });
  await user.selectOptions(list, found.slice(0, 1));
}

/** What is chosen for a person, without its price. */
export async function chosenFor(person: string, coverage: string): Promise<string | undefined> {
  const list = await screen.findByRole<HTMLSelectElement>("combobox", { name: `${coverage}: ${person}` });
  return list.selectedOptions[0]?.text.split(" · ")[0];
}
