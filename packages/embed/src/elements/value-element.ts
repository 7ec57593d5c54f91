import { BaseElement } from "./base-element.ts";
import type { ValueHost } from "./part.ts";

/** Has a value that the person changes. */
export class ValueElement extends BaseElement {
  get value(): readonly unknown[] {
    return (this.values["value"] as readonly unknown[] | undefined) ?? [];
  }

  set value(value: readonly unknown[] | null | undefined) {
    this.values["value"] = value ?? [];
    this.update();
  }

  protected override host(): ValueHost {
    return {
      ...super.host(),
      change: (value, property = "value") => {
        Object.assign(this, { [property]: value });
        this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
        this.dispatchEvent(new Event("change", { bubbles: true }));
      },
    };
  }
}

/** Is a control of the form around it. Its part sets what is sent, and whether it may be. */
export class FormElement extends ValueElement {
  static readonly formAssociated = true;
  readonly #internals: ElementInternals = this.attachInternals();

  constructor() {
    super();
    // How often the form was held back: from 1 what is missing is said.
    this.addEventListener("invalid", () => {
      this.values["attempt"] = Number(this.values["attempt"] ?? 0) + 1;
      this.update();
    });
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  formResetCallback(): void {
    this.values["attempt"] = 0;
    this.value = [];
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.values["isDisabled"] = isDisabled;
    this.update();
  }

  protected override host(): ValueHost {
    return { ...super.host(), internals: this.#internals };
  }
}
