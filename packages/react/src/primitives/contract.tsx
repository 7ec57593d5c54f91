import type { ComponentType, ReactElement } from "react";
import type { Replacements } from "./replacements.ts";

/** What a test of a replacement works with; `render` and `act` of a testing library will do. */
export interface ContractTools {
  /** Puts an element on the page inside `EkSettings` and gives the element around it. */
  mount: (element: ReactElement) => HTMLElement;
  /** Does something to the page and waits until React has followed. */
  act: (work: () => void) => void | Promise<void>;
}

type PropsOf<Name extends keyof Replacements> =
  NonNullable<Replacements[Name]> extends ComponentType<infer Props> ? Props : never;

/** Something that the blocks rely on. Rejects, with what is wrong, where a replacement breaks it. */
export interface PrimitivePromise<Name extends keyof Replacements = keyof Replacements> {
  /** The name in `components`. */
  primitive: Name;
  /** The promise in words, for the title of a test. */
  says: string;
  /** Rejects where the replacement does not keep it. */
  check: (Replacement: ComponentType<PropsOf<Name>>, tools: ContractTools) => Promise<void>;
}

/**
 * The promises of the primitives, for a host's own test runner:
 * `for (const { says, check } of promisesOf("Button")) it(says, () => check(MyButton, tools))`.
 */
export function promisesOf<Name extends keyof Replacements>(name: Name): PrimitivePromise<Name>[] {
  return promises.filter((one): one is PrimitivePromise<Name> => one.primitive === name);
}

const promise = <Name extends keyof Replacements>(
  primitive: Name,
  says: string,
  check: PrimitivePromise<Name>["check"],
): PrimitivePromise => ({ primitive, says, check }) as unknown as PrimitivePromise;

const promises: readonly PrimitivePromise[] = [
  promise("Button", "is a button that does what it is for", async (Button, { mount, act }) => {
    let clicks = 0;
    const page = mount(<Button onClick={() => (clicks += 1)}>Go on</Button>);
    const button = the<HTMLButtonElement>(page, "button", "Go on");
    assert(button.type === "button", "its type is `button`, so that it submits no form");
    await act(() => button.click());
    assert(clicks === 1, "a click calls onClick once");
  }),
  promise(
    "Button",
    "does nothing while busy, and stays where focus can be",
    async (Button, { mount, act }) => {
      let clicks = 0;
      const page = mount(
        <Button busy onClick={() => (clicks += 1)}>
          Go on
        </Button>,
      );
      const button = the<HTMLButtonElement>(page, "button", "Go on");
      await act(() => button.click());
      assert(clicks === 0, "a click while busy does nothing");
      assert(!button.disabled, "it is not `disabled` while busy: that would drop focus");
    },
  ),
  promise("Button", "gives its element to buttonRef", async (Button, { mount }) => {
    const ref: { current: HTMLButtonElement | null } = { current: null };
    mount(<Button buttonRef={ref}>Go on</Button>);
    assert(ref.current !== null, "buttonRef is the button: focus is moved by reference");
  }),
  promise("TextField", "ties label, hint and error to its control", async (TextField, { mount }) => {
    const page = mount(
      <TextField label="Name" hint="As on the card" error="Enter a name" value="A" onChange={ignore} />,
    );
    const field = labelled(page, "Name");
    assert(field.value === "A", "it shows the value");
    saysWrong(page, field);
  }),
  promise("TextField", "gives its control to inputRef", async (TextField, { mount }) => {
    const ref: { current: HTMLInputElement | null } = { current: null };
    mount(<TextField label="Name" value="" onChange={ignore} inputRef={ref} />);
    assert(ref.current?.tagName === "INPUT", "inputRef is the input: an error leads to it");
  }),
  ...(["TextField", "Select", "DateFields", "RadioCards", "CheckboxCards"] as const).map((name) =>
    promise(name, "is no part of a form around it", async (Replacement, { mount }) => {
      const Field = Replacement as ComponentType<Record<string, unknown>>;
      const options = [{ value: "a", label: "A" }];
      const page = mount(
        <form>
          <Field label="L" legend="L" options={options} value="a" values={["a"]} onChange={ignore} />
        </form>,
      );
      const data = [...new FormData(the<HTMLFormElement>(page, "form", ""))];
      assert(
        data.length === 0,
        'its value is not in the data of the page\'s own form: no `name`, or `form=""`',
      );
    }),
  ),
  promise("Select", "offers every option, and an option to have none", async (Select, { mount }) => {
    const options = [{ value: "ie", label: "Ireland" }];
    const page = mount(
      <Select
        label="Country"
        hint="Where"
        error="Enter a name"
        value=""
        onChange={ignore}
        options={options}
      />,
    );
    const field = labelled(page, "Country");
    assert(field.value === "", "nothing is chosen until the person chooses");
    saysWrong(page, field);
  }),
  promise(
    "RadioCards",
    "chooses one, and nothing that cannot be chosen",
    async (RadioCards, { mount, act }) => {
      const chosen: string[] = [];
      const options = [
        { value: "a", label: "Alone" },
        { value: "b", label: "Both", unavailable: "Five or more" },
      ];
      const page = mount(
        <RadioCards legend="Who?" options={options} value={null} onChange={(value) => chosen.push(value)} />,
      );
      const [alone, both] = Array.from(page.querySelectorAll<HTMLInputElement>("input[type=radio]"));
      assert(alone !== undefined && both !== undefined, "each option is a radio button");
      assert(shows(page, "Five or more"), "the reason stays readable");
      await act(() => both?.click());
      await act(() => alone?.click());
      assert(chosen.join() === "a", "only what can be chosen is chosen");
    },
  ),
  promise("CheckboxCards", "gives all that is chosen", async (CheckboxCards, { mount, act }) => {
    let chosen: string[] = [];
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    const page = mount(
      <CheckboxCards
        legend="What?"
        options={options}
        values={["a"]}
        onChange={(values) => (chosen = values)}
      />,
    );
    await act(() => page.querySelectorAll<HTMLInputElement>("input[type=checkbox]")[1]?.click());
    assert(chosen.join() === "a,b", "a tick is added to what was chosen");
  }),
  promise(
    "CheckboxCards",
    "gives the control of an option to its inputRef",
    async (CheckboxCards, { mount }) => {
      const ref: { current: HTMLInputElement | null } = { current: null };
      const options = [
        { value: "a", label: "a" },
        { value: "b", label: "b", inputRef: ref },
      ];
      mount(<CheckboxCards legend="What?" options={options} values={[]} onChange={ignore} />);
      assert(ref.current?.value === "b", "inputRef is the option's checkbox: an error leads to it");
    },
  ),
  promise("DateFields", "shows a date and says what is wrong with it", async (DateFields, { mount }) => {
    const page = mount(<DateFields label="Born" value="2004-02-29" onChange={ignore} error="Enter a name" />);
    const shown = Array.from(
      page.querySelectorAll("input, select"),
      (one) => (one as HTMLInputElement).value,
    );
    assert(/2004/.test(shown.join(" ")) && /29/.test(shown.join(" ")), "it shows the date of its value");
    assert(shows(page, "Enter a name"), "it says what is wrong");
  }),
  promise("Dialog", "shows what it asks only while open", async (Dialog, { mount }) => {
    const closed = mount(
      <Dialog open={false} onClose={ignore} title="Sure?" actions={null}>
        <p>For good</p>
      </Dialog>,
    );
    assert(closed.querySelector("[open]") === null, "it is closed while `open` is false");
    const open = mount(
      <Dialog open onClose={ignore} title="Sure?" actions={null}>
        <p>For good</p>
      </Dialog>,
    );
    assert(shows(open.ownerDocument.body, "Sure?"), "it shows its title while open");
  }),
  promise("ErrorSummary", "takes focus and leads to each field", async (ErrorSummary, { mount, act }) => {
    const field = document.createElement("input");
    let focused = 0;
    field.focus = () => (focused += 1);
    const page = mount(
      <ErrorSummary attempt={1} problems={[{ message: "Enter a name", target: () => field }]} />,
    );
    assert(page.contains(page.ownerDocument.activeElement), "it takes focus after an attempt");
    await act(() => the(page, "button, a", "Enter a name").click());
    assert(focused === 1, "its line moves focus to the field");
  }),
  promise("Details", "shows more once it is opened", async (Details, { mount }) => {
    const page = mount(<Details summary="More">The rest</Details>);
    assert(shows(page, "More"), "it shows its summary");
  }),
  promise("Notice", "shows title and text", async (Notice, { mount }) => {
    const page = mount(
      <Notice tone="error" title="Stop" live>
        <p>Nothing was saved</p>
      </Notice>,
    );
    assert(shows(page, "Stop") && shows(page, "Nothing was saved"), "it shows both");
    assert(page.querySelector("[role=alert], [aria-live]") !== null, "a live error is announced");
  }),
  promise("Card", "shows its children", async (Card, { mount }) => {
    assert(shows(mount(<Card>Held</Card>), "Held"), "it shows its children");
  }),
  promise("Logo", "is silent, as the name is beside it", async (Logo, { mount }) => {
    const page = mount(<Logo name="Harbour Mutual" src="https://logos.example/harbour.svg" />);
    for (const picture of page.querySelectorAll("img, svg"))
      assert(
        picture.getAttribute("alt") === "" || picture.closest("[aria-hidden=true]") !== null,
        'a picture has `alt=""`, or is `aria-hidden`',
      );
    for (const hidden of page.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    assert(!shows(page, "H"), "letters that stand in for the picture are `aria-hidden`");
  }),
  promise("StatusTag", "says the status in words", async (StatusTag, { mount }) => {
    const page = mount(<StatusTag tone="success">Ready</StatusTag>);
    assert(shows(page, "Ready"), "it shows its words, not only a colour");
  }),
];

function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`The replacement breaks this promise: ${what}.`);
}

function shows(page: HTMLElement, text: string): boolean {
  return page.textContent.includes(text);
}

function the<Found extends HTMLElement>(page: HTMLElement, selector: string, text: string): Found {
  const found = Array.from(page.querySelectorAll<Found>(selector)).find((one) =>
    one.textContent?.includes(text),
  );
  assert(found !== undefined, `there is a ${selector} that says "${text}"`);
  return found;
}

function labelled(page: HTMLElement, label: string): HTMLInputElement {
  const found = Array.from(page.querySelectorAll("label")).find((one) => one.textContent?.includes(label));
  assert(found?.control != null, `there is a control with the label "${label}"`);
  return found.control as HTMLInputElement;
}

function saysWrong(page: HTMLElement, field: HTMLElement): void {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const said = ids.map((id) => page.ownerDocument.getElementById(id)?.textContent).join(" ");
  assert(said.includes("Enter a name"), "the error describes the control");
  assert(field.getAttribute("aria-invalid") === "true", "the control is marked as invalid");
}

function ignore(): void {
  // Nothing listens here.
}
