import { expect, type Locator, type Page } from "@playwright/test";

const maxPresses = 120;

/** A person without a mouse: Tab, arrows, Enter, Space, and letters in fields. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs on until something has the focus. */
  async to(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; !(await hasFocus(target)); presses += 1) {
      if (presses === maxPresses) throw new Error(`Tab never reached ${String(target)}.`);
      await this.#page.keyboard.press("Tab");
    }
  }

  /** Waits, as a click does, until the button is not busy. */
  async press(button: Locator): Promise<void> {
    await this.to(button);
    await expect(button).toBeEnabled();
    await this.#page.keyboard.press("Enter");
  }

  async tick(checkbox: Locator): Promise<void> {
    await this.to(checkbox);
    await this.#page.keyboard.press("Space");
    await expect(checkbox).toBeChecked();
  }

  /** Into a group of radio buttons by Tab, and along it by arrows. */
  async pick(group: Locator, name: string): Promise<void> {
    const radios = group.getByRole("radio");
    const wanted = group.getByRole("radio", { name, exact: true });
    await wanted.waitFor();
    for (let presses = 0; !(await hasFocus(radios)); presses += 1) {
      if (presses === maxPresses) throw new Error(`Tab never reached ${String(group)}.`);
      await this.#page.keyboard.press("Tab");
    }
    if (await hasFocus(wanted)) await this.#page.keyboard.press("Space");
    for (let presses = 0; !(await wanted.isChecked()); presses += 1) {
      if (presses === maxPresses) throw new Error(`No arrow leads to "${name}".`);
      await this.#page.keyboard.press("ArrowDown");
    }
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.#page.keyboard.type(text);
  }
}

/** Whether one of the elements has the focus. */
function hasFocus(elements: Locator): Promise<boolean> {
  return elements.evaluateAll((all) =>
    // In a shadow root, the document knows only its host.
    all.some((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement),
  );
}
