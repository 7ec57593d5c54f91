import { showFailure } from "./failure.ts";
import type { Host, LoadPart, PartName, Shown } from "./part.ts";

/** What is particular to an element. */
export interface Definition {
  readonly part: PartName;
  /** Attributes, reflected by the properties of their names. */
  readonly attributes: readonly string[];
  /** The attributes without which nothing can be shown. */
  readonly needed: readonly string[];
  /** The properties that no attribute has. */
  readonly properties: readonly string[];
  readonly loadPart: LoadPart;
}

/** How long a person looks at an element without content before they read that it did not arrive, as in the SDK. */
const timeoutMs = 8500;

// A server has no elements, and can import this all the same.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * Renders in an open shadow root, follows attributes and properties, and leaves nothing once it is off the page. Until its
 * content is there, it shows its own children.
 */
export class BaseElement extends Base {
  declare static readonly definition: Definition;

  static get observedAttributes(): readonly string[] {
    return this.definition.attributes;
  }

  /** The values of properties that no attribute has. */
  readonly values: Record<string, unknown> = {};
  readonly #root: ShadowRoot;
  #shown: Shown | undefined;
  /** Until the code has come or failed; resolved once something is shown, the content or words. */
  #opening: Promise<void> | undefined;
  #settle = (): void => {};
  /** Another one for each opening: what an earlier one brings is dropped. */
  #attempt = {};
  #since = 0;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    // What is typed inside is not the element's own input.
    this.#root.addEventListener("input", (event) => event.stopPropagation());
    this.#showChildren();
  }

  connectedCallback(): void {
    const { attributes, properties } = this.definition;
    // A property that was set before the browser knew the element hides the one of its class.
    for (const name of [...attributes.map(propertyOf), ...properties]) {
      if (!Object.hasOwn(this, name)) continue;
      const self = this as unknown as Record<string, unknown>;
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
    this.update();
  }

  disconnectedCallback(): void {
    // An element that is moved is on the page again by then.
    queueMicrotask(() => this.isConnected || this.#close());
  }

  /** Where the browser knows `moveBefore`, a move is no removal. */
  connectedMoveCallback(): void {}

  /** In another document it needs other style sheets. */
  adoptedCallback(): void {
    this.#close();
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Shows what attributes and properties say now. */
  update(): void {
    if (!this.isConnected) return;
    if (this.#shown && !this.#missing) this.#shown.update();
    else if (!this.#opening) void this.#open();
  }

  /** Resolves with what is shown, once it is; with undefined where nothing could be so far. */
  protected async whenShown<Kind extends Shown>(): Promise<Kind | undefined> {
    await this.#opening;
    return this.#shown as Kind | undefined;
  }

  protected dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`enrolkit-${name}`, { bubbles: true, composed: true, detail }));
  }

  /** What the part that shows this element gets. */
  protected host(): Host {
    return {
      name: this.localName,
      root: this.#root,
      since: this.#since,
      settings: () => {
        const settings = { ...this.values };
        for (const name of this.definition.attributes)
          settings[propertyOf(name)] = valueOf(this, name) ?? undefined;
        return settings;
      },
      dispatch: (name, detail) => this.dispatch(name, detail),
    };
  }

  protected get definition(): Definition {
    return (this.constructor as typeof BaseElement).definition;
  }

  async #open(): Promise<void> {
    this.#close();
    const attempt = this.#attempt;
    const fail = (cause?: unknown): void =>
      this.#fail("code_not_loaded", "Not loaded", "could not be loaded", cause);
    this.#since = performance.now();
    this.#opening = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#slow = setTimeout(fail, timeoutMs);
    try {
      const part = await this.definition.loadPart(this.definition.part);
      if (attempt !== this.#attempt) return;
      if (this.#missing) this.#fail("wrong_setup", "Wrong set-up", `needs ${this.#missing}`);
      else this.#shown = part.open(this.host() as never);
    } catch (cause) {
      if (attempt !== this.#attempt) return;
      fail(cause);
    }
    clearTimeout(this.#slow);
    this.#opening = undefined;
    this.#settle();
  }

  #close(): void {
    this.#attempt = {};
    clearTimeout(this.#slow);
    this.#opening = undefined;
    this.#settle();
    this.#shown?.close();
    this.#shown = undefined;
    this.#showChildren();
  }

  /** The error is as those of the SDK, whose class is not there yet: `title` is a section of embed-in-five-minutes.md. */
  #fail(code: string, title: string, problem: string, cause?: unknown): void {
    const message = `Enrolkit: <${this.localName}> ${problem}. See "${title}" in embed-in-five-minutes.md.`;
    showFailure(this.#root, valueOf(this, "locale"), () => void this.#open());
    this.dispatch("error", Object.assign(new Error(message, { cause }), { code, title }));
    this.#settle();
  }

  #showChildren(): void {
    this.#root.replaceChildren(this.ownerDocument.createElement("slot"));
  }

  /** The first attribute that is needed and not there. */
  get #missing(): string | undefined {
    return this.definition.needed.find((name) => !this.getAttribute(name));
  }
}

/** Gives a class the properties of its attributes, and those that hold values of their own. */
export function defineProperties({ definition, prototype }: typeof BaseElement): void {
  const define = (name: string, property: PropertyDescriptor & ThisType<BaseElement>): void => {
    // Where a class has its own, that one counts.
    if (!(name in prototype)) Object.defineProperty(prototype, name, property);
  };
  for (const attribute of definition.attributes) {
    define(propertyOf(attribute), {
      get() {
        return valueOf(this, attribute);
      },
      set(value: string | number | boolean | null | undefined) {
        if (value === true) this.setAttribute(attribute, "");
        else if (value === false || value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, `${value}`);
      },
    });
  }
  for (const name of definition.properties) {
    define(name, {
      get() {
        return this.values[name];
      },
      set(value: unknown) {
        this.values[name] = value;
        this.update();
      },
    });
  }
}

const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-./g, (pair) => pair.slice(1).toUpperCase());

/** The value that the property of an attribute has. */
function valueOf(element: Element, attribute: string): string | number | boolean | null {
  const text = element.getAttribute(attribute);
  if (attribute === "required") return text !== null;
  return attribute === "heading-level" && text ? Number(text) : text;
}
