import { propertyOf, valueOf } from "./attributes.ts";
import { showFailure } from "./failure.ts";
import type { Host, Part, PartName, Shown } from "./part.ts";

/** How long the code may take before the person reads that it did not arrive. */
const slowMs = 10_000;

// A server has no elements, and can import this all the same.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * What all elements of Enrolkit have in common. Their content is rendered in an open shadow root, follows attributes and
 * properties, and is gone once they leave the page. Until it is there, an element shows its own children.
 */
export abstract class EnrolkitElement extends Base {
  static readonly attributes: readonly string[] = ["locale", "scheme", "heading-level"];
  /** The attributes without which nothing can be shown. */
  static readonly needed: readonly string[] = [];
  /** Properties that no attribute has. */
  static readonly properties: readonly string[] = [];

  static get observedAttributes(): readonly string[] {
    return this.attributes;
  }

  /** The language as BCP 47; `en` when absent. */
  declare locale: string | null;
  /** `light`, `dark`, or `auto` to follow the person's system. When absent, the `color-scheme` of the page counts. */
  declare scheme: "light" | "dark" | "auto" | null;
  /** The level of the first heading, 1 to 6; 2 when absent. */
  declare headingLevel: number | null;

  protected abstract readonly partName: PartName;
  /** Set where the element is defined: a script loads its parts in another way than a bundle. */
  protected abstract loadPart(name: PartName): Promise<Part>;

  readonly #root: ShadowRoot;
  readonly #values: Record<string, unknown> = {};
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
    const { attributes, properties } = this.#type;
    for (const name of [...attributes.map(propertyOf), ...properties]) this.#takeEarlyProperty(name);
    this.update();
  }

  disconnectedCallback(): void {
    // An element that is moved is on the page again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#close();
    });
  }

  /** Where the browser knows `moveBefore`, a move is no removal. */
  connectedMoveCallback(): void {}

  adoptedCallback(): void {
    // A style sheet belongs to one document.
    this.#close();
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Reads a property that no attribute has. */
  protected read(name: string): unknown {
    return this.#values[name];
  }

  /** Sets a property that no attribute has. */
  protected write(name: string, value: unknown): void {
    this.#values[name] = value;
    this.update();
  }

  /** Shows what attributes and properties say now. */
  protected update(): void {
    if (!this.isConnected) return;
    if (this.#shown !== undefined && this.#missing.length === 0) this.#shown.update();
    else this.#opening ??= this.#open();
  }

  /** Resolves with what is shown, once it is; with undefined where nothing could be. */
  protected async whenShown(): Promise<Shown | undefined> {
    await this.#opening;
    return this.#shown;
  }

  protected dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`enrolkit-${name}`, { bubbles: true, composed: true, detail }));
  }

  /** What the part that shows this element gets. */
  protected host(): Host {
    const reflected = this.#type.attributes.map((name) => [propertyOf(name), name] as const);
    return {
      root: this.#root,
      settings: () => ({
        ...this.#values,
        ...Object.fromEntries(
          reflected.map(([name, attribute]) => [name, valueOf(this, attribute) ?? undefined]),
        ),
      }),
      dispatch: (name, detail) => this.dispatch(name, detail),
    };
  }

  async #open(): Promise<void> {
    this.#close();
    this.#slow = setTimeout(() => this.#fail(new Error("Enrolkit: the code has not arrived yet.")), slowMs);
    try {
      const part = await this.loadPart(this.partName);
      if (!this.isConnected) return;
      if (this.#missing.length > 0) {
        throw new Error(`Enrolkit: <${this.localName}> needs the attribute ${this.#missing.join(" and ")}.`);
      }
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
    showFailure(this.#root, this.locale, () => this.update());
    this.dispatch("error", error);
  }

  #showChildren(): void {
    this.#root.replaceChildren(this.ownerDocument.createElement("slot"));
  }

  /** A property that was set before the browser knew the element hides the one of its class. */
  #takeEarlyProperty(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  get #missing(): string[] {
    return this.#type.needed.filter((name) => !this.getAttribute(name));
  }

  get #type(): typeof EnrolkitElement {
    return this.constructor as typeof EnrolkitElement;
  }
}
