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

/** How long the code may take before the person reads that it did not arrive. */
const slowMs = 10_000;

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
  #opening: Promise<void> | undefined;
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
    else this.#opening ??= this.#open();
  }

  /** Resolves with what is shown, once it is; with undefined where nothing could be. */
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
    this.#slow = setTimeout(
      () => this.#fail(errorOf("code_not_loaded", "Not loaded", "the code is late")),
      slowMs,
    );
    try {
      const part = await this.definition.loadPart(this.definition.part);
      if (!this.isConnected) return;
      if (this.#missing)
        throw errorOf("wrong_setup", "Wrong set-up", `<${this.localName}> needs ${this.#missing}`);
      this.#shown = part.open(this.host() as never);
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(this.#slow);
      this.#opening = undefined;
    }
  }

  #close(): void {
    clearTimeout(this.#slow);
    this.#shown?.close();
    this.#shown = undefined;
    this.#showChildren();
  }

  #fail(error: unknown): void {
    showFailure(this.#root, valueOf(this, "locale"), () => this.update());
    this.dispatch("error", error);
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

/** As those of the SDK, whose own class is not there yet. `title` is a section of docs/guides/embed-in-five-minutes.md. */
const errorOf = (code: string, title: string, what: string): Error =>
  Object.assign(new Error(`Enrolkit: ${what}.`), { code, title });

const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-./g, ([, letter = ""]) => letter.toUpperCase());

/** The value that the property of an attribute has. */
function valueOf(element: Element, attribute: string): string | number | boolean | null {
  const text = element.getAttribute(attribute);
  if (attribute === "required") return text !== null;
  return attribute === "heading-level" && text ? Number(text) : text;
}
