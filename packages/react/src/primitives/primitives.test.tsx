import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-in.tsx";
import {
  Button,
  Card,
  CheckboxCards,
  DateFields,
  Details,
  Dialog,
  ErrorSummary,
  Link,
  Logo,
  Notice,
  PhoneLink,
  Progress,
  RadioCards,
  Select,
  Skeleton,
  StatusTag,
  Steps,
  SummaryList,
  TextField,
  useFieldRefs,
} from "./index.ts";

const options = [
  { value: "a", label: "Alone", description: "No one else", aside: "included" },
  { value: "b", label: "Both", unavailable: "For companies with five employees or more." },
  { value: "c", label: "Couple", nested: <p className="ek-text">Which couple?</p> },
];

describe("a button", () => {
  it("does nothing while busy, and keeps its focus", async () => {
    const onClick = vi.fn<(value?: unknown) => void>();
    const { user, show } = renderIn(<Button onClick={onClick}>Save</Button>);
    await user.click(screen.getByRole("button", { name: "Save" }));
    show(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await user.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).toHaveFocus();
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  });

  it("submits no form around", async () => {
    const onSubmit = vi.fn<() => void>();
    const { user } = renderIn(
      <form onSubmit={onSubmit}>
        <Button>Send</Button>
      </form>,
    );
    await user.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("links", () => {
  it.each(["http://plain.example", "javascript:alert(1)", "data:text/html,x", "/relative", ""])(
    "shows only the label of %s",
    (href) => {
      renderIn(<Link href={href}>Read it</Link>);
      expect(screen.queryByRole("link")).toBeNull();
      expect(screen.getByText("Read it")).toBeVisible();
    },
  );

  it("opens https in a new tab, and says so", () => {
    renderIn(<Link href="HTTPS://docs.example/a">Read it</Link>);
    const link = screen.getByRole("link", { name: "Read it (opens in a new tab)" });
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("calls a number without its blanks", () => {
    renderIn(<PhoneLink number="+44 20 7946 0120" />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "tel:+442079460120");
  });
});

describe("radio cards", () => {
  function Controlled() {
    const [value, setValue] = useState<string | null>(null);
    return <RadioCards legend="Who?" options={options} value={value} onChange={setValue} />;
  }

  it("names a card by its label alone, and describes it by the rest", () => {
    renderIn(<Controlled />);
    const card = screen.getByRole("radio", { name: "Alone" });
    expect(card).toHaveAccessibleDescription("No one else included");
    expect(screen.getByRole("group", { name: "Who?" })).toBeVisible();
  });

  it("keeps what cannot be chosen readable, with the reason", async () => {
    const { user } = renderIn(<Controlled />);
    const card = screen.getByRole("radio", { name: "Both" });
    await user.click(screen.getByText("Both"));
    expect(card).toBeDisabled();
    expect(card).not.toBeChecked();
    expect(card).toHaveAccessibleDescription("For companies with five employees or more.");
  });

  it("moves by arrow keys, past what cannot be chosen, and opens what is nested", async () => {
    const { user } = renderIn(<Controlled />);
    await user.tab();
    await user.keyboard(" {ArrowDown}");
    expect(screen.getByRole("radio", { name: "Couple" })).toBeChecked();
    expect(screen.getByText("Which couple?")).toBeVisible();
  });
});

describe("an error of a group", () => {
  const ignore = vi.fn<(value?: unknown) => void>();
  const choices = { legend: "Who?", hint: "As on the card", options, onChange: ignore, error: "Choose one" };

  it.each([
    ["radio", <RadioCards key="radio" {...choices} value={null} />],
    ["checkbox", <CheckboxCards key="checkbox" {...choices} values={["a"]} />],
  ])("describes and marks each %s that can be chosen", (role, cards) => {
    renderIn(cards);
    const [alone, both, couple] = screen.getAllByRole(role);
    for (const control of [alone, couple]) {
      expect(control).toBeInvalid();
      expect(control).toHaveAccessibleDescription(/^Choose one/);
    }
    expect(both).not.toHaveAttribute("aria-invalid");
    expect(both).not.toHaveAccessibleDescription(/Choose one/);
    expect(screen.getByRole("group")).toHaveAccessibleDescription("As on the card");
  });

  it("neither describes nor marks what is sound", () => {
    const [sound, ...others] = options;
    renderIn(
      <CheckboxCards {...choices} options={[{ ...sound!, isSound: true }, ...others]} values={["a"]} />,
    );
    const [alone, , couple] = screen.getAllByRole("checkbox");
    expect(alone).not.toHaveAttribute("aria-invalid");
    expect(alone).not.toHaveAccessibleDescription(/Choose one/);
    expect(couple).toBeInvalid();
    expect(couple).toHaveAccessibleDescription(/^Choose one/);
  });

  it("does not reach what an option opens", () => {
    const nested = <TextField label="How many?" value="" onChange={ignore} />;
    renderIn(
      <RadioCards {...choices} options={[{ value: "a", label: "Alone", nested, extra: nested }]} value="a" />,
    );
    for (const field of screen.getAllByRole("textbox")) {
      expect(field).toBeValid();
      expect(field).toHaveAccessibleDescription("");
    }
  });

  it("describes and marks each part of a date", () => {
    renderIn(<DateFields label="Born on" hint="As 1 2 1990" value="" onChange={ignore} error="Enter it" />);
    for (const part of screen.getAllByRole("textbox")) {
      expect(part).toBeInvalid();
      expect(part).toHaveAccessibleDescription("Enter it");
    }
  });

  it("marks nothing where there is none", () => {
    renderIn(
      <>
        <RadioCards {...choices} error={undefined} value={null} />
        <DateFields label="Born on" value="" onChange={ignore} />
      </>,
    );
    for (const control of [...screen.getAllByRole("radio"), ...screen.getAllByRole("textbox")]) {
      expect(control).not.toHaveAttribute("aria-invalid");
      expect(control).not.toHaveAccessibleDescription(/Choose one/);
    }
  });
});

describe("checkbox cards", () => {
  it("adds and takes away", async () => {
    const onChange = vi.fn<(value?: unknown) => void>();
    const { user } = renderIn(
      <CheckboxCards legend="Extras" options={options} values={["a"]} onChange={onChange} />,
    );
    await user.click(screen.getByRole("checkbox", { name: "Couple" }));
    await user.click(screen.getByRole("checkbox", { name: "Alone" }));
    expect(onChange.mock.calls).toEqual([[["a", "c"]], [[]]]);
  });
});

describe("date fields", () => {
  function Controlled({ onDate }: { onDate: (date: string) => void }) {
    const [value, setValue] = useState("");
    return (
      <DateFields
        label="Date of birth"
        value={value}
        birthday
        onChange={(date) => {
          setValue(date);
          onDate(date);
        }}
      />
    );
  }

  it("puts three fields together, whatever digits are typed", async () => {
    const onDate = vi.fn<(date: string) => void>();
    const { user } = renderIn(<Controlled onDate={onDate} />);
    await user.type(screen.getByRole("textbox", { name: "Day" }), "٢٧");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "3");
    expect(onDate).toHaveBeenLastCalledWith("-3-27");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2019");
    expect(onDate).toHaveBeenLastCalledWith("2019-03-27");
    expect(screen.getByRole("textbox", { name: "Month" })).toHaveValue("3");
    await user.clear(screen.getByRole("textbox", { name: "Year" }));
    await user.clear(screen.getByRole("textbox", { name: "Month" }));
    await user.clear(screen.getByRole("textbox", { name: "Day" }));
    expect(onDate).toHaveBeenLastCalledWith("");
  });

  it.each([
    ["en", ["Day", "Month", "Year"]],
    ["en-US", ["Month", "Day", "Year"]],
    ["ja", ["Year", "Month", "Day"]],
  ])("stands in the order of %s", (locale, order) => {
    renderIn(<Controlled onDate={vi.fn<(date: string) => void>()} />, { locale });
    expect(screen.getAllByRole("textbox").map((field) => field.parentElement?.textContent)).toEqual(order);
  });

  it("shows a date given from outside", () => {
    renderIn(
      <DateFields
        label="Date"
        value="2004-02-29"
        onChange={vi.fn<(value?: unknown) => void>()}
        error="Not right"
      />,
    );
    expect(screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value)).toEqual([
      "29",
      "02",
      "2004",
    ]);
    expect(screen.getByLabelText("Day")).toHaveAccessibleDescription("Not right");
  });

  it.each([
    ["en", "04/05/1970", "1970-05-04"],
    ["en", "1970-05-04", "1970-05-04"],
    ["en", "4.5.1970", "1970-05-04"],
    ["en", " 4 May 1970 ", "1970-05-04"],
    ["en", "4th May 1970", "1970-05-04"],
    ["en", "May 4, 1970", "1970-05-04"],
    ["en", "Mon 4 May 1970", "1970-05-04"],
    ["en", "04/13/1970", "1970-04-13"],
    ["en-US", "04/05/1970", "1970-04-05"],
    ["en-US", "13/04/1970", "1970-04-13"],
    ["nl", "4 mrt 1970", "1970-03-04"],
    ["nl", "4 maart 1970", "1970-03-04"],
    ["ja", "1970年5月4日", "1970-05-04"],
    ["ar", "٤/٥/١٩٧٠", "1970-05-04"],
    ["ar", "٤ مايو ١٩٧٠", "1970-05-04"],
  ])("in %s are filled by %s, pasted or entered at once into any of them", async (locale, text, date) => {
    const onDate = vi.fn<(date: string) => void>();
    const { user } = renderIn(<Controlled onDate={onDate} />, { locale });
    for (const field of screen.getAllByRole("textbox")) {
      await user.click(field);
      await user.paste(text);
      expect(onDate).toHaveBeenLastCalledWith(date);
    }
    // As keyboards of phones and dragging do: there is no paste to hear of.
    fireEvent.input(screen.getAllByRole("textbox")[0] as HTMLElement, { target: { value: text } });
    expect(onDate).toHaveBeenLastCalledWith(date);
  });

  it.each(["4/5/70", "May 1970", "1970", "4 1970 5", "4 M 1970", "1204/04/1970", "45 67 890", "hello"])(
    "guess nothing from %s",
    async (text) => {
      const { user } = renderIn(<Controlled onDate={vi.fn<(date: string) => void>()} />);
      await user.click(screen.getByLabelText("Day"));
      await user.paste(text);
      expect(screen.getByLabelText("Month")).toHaveValue("");
      expect(screen.getByLabelText("Year")).toHaveValue("");
    },
  );

  it("take a part with blanks around it, and no more of it than a part can have", async () => {
    const onDate = vi.fn<(date: string) => void>();
    const { user } = renderIn(<Controlled onDate={onDate} />);
    await user.click(screen.getByLabelText("Day"));
    await user.paste(" 27 ");
    await user.type(screen.getByLabelText("Day"), "1");
    expect(screen.getByLabelText("Day")).toHaveValue("27");
    expect(onDate).toHaveBeenLastCalledWith("--27");
  });
});

describe("text field and select", () => {
  it("belong to label, hint and error", async () => {
    const onChange = vi.fn<(value?: unknown) => void>();
    const { user } = renderIn(
      <>
        <TextField label="Name" hint="As in the passport" error="Enter a name" value="" onChange={onChange} />
        <Select
          label="Country"
          optional
          value=""
          onChange={onChange}
          options={[{ value: "ie", label: "Ireland" }]}
        />
      </>,
    );
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveAccessibleDescription("As in the passport Enter a name");
    expect(name).toBeInvalid();
    expect(name).toHaveAttribute("aria-required", "true");
    await user.selectOptions(screen.getByRole("combobox", { name: "Country (optional)" }), "ie");
    expect(onChange).toHaveBeenCalledWith("ie");
  });
});

describe("the error summary", () => {
  function Form({ attempt, message }: { attempt: number; message?: string }) {
    const { refFor, targetOf } = useFieldRefs();
    return (
      <>
        <ErrorSummary
          attempt={attempt}
          problems={message ? [{ message, target: targetOf("name") }, { message: "Nothing was saved" }] : []}
        />
        <TextField
          label="Name"
          error={message}
          inputRef={refFor("name")}
          value=""
          onChange={vi.fn<(value?: unknown) => void>()}
        />
      </>
    );
  }

  it("takes focus on each attempt, not on each edit, and leads to the field without any address", async () => {
    const { user, show } = renderIn(<Form attempt={0} />);
    show(<Form attempt={1} message="Enter a name" />);
    expect(screen.getByRole("region")).toHaveFocus();
    expect(screen.getByRole("region")).toHaveTextContent("Fix 2 answers to continue");
    await user.click(screen.getByRole("button", { name: "Enter a name" }));
    expect(screen.getByRole("textbox")).toHaveFocus();
    show(<Form attempt={1} message="Enter a name, then" />);
    expect(screen.getByRole("textbox")).toHaveFocus();
    show(<Form attempt={2} message="Enter a name" />);
    expect(screen.getByRole("region")).toHaveFocus();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the dialog", () => {
  it("is named by its title and closes by Escape", async () => {
    const onClose = vi.fn<(value?: unknown) => void>();
    const { user } = renderIn(
      <Dialog open onClose={onClose} title="Remove Anna?" actions={<Button onClick={onClose}>Keep</Button>}>
        <p className="ek-text">For good.</p>
      </Dialog>,
    );
    expect(screen.getByRole("dialog", { name: "Remove Anna?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("is not there while it is closed", () => {
    renderIn(
      <Dialog open={false} onClose={vi.fn<(value?: unknown) => void>()} title="Remove Anna?" actions={null}>
        <p className="ek-text">For good.</p>
      </Dialog>,
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText("For good.")).toBeNull();
  });
});

describe("what only shows", () => {
  it("steps: names them, says which is done and which is current", async () => {
    const onSelect = vi.fn<(value?: unknown) => void>();
    const { user } = renderIn(
      <Steps
        steps={[
          { id: "cover", label: "Cover", state: "done", onSelect },
          { id: "people", label: "People", state: "current" },
          { id: "check", label: "Check", state: "next" },
        ]}
      />,
    );
    const [cover, people] = screen.getAllByRole("listitem");
    expect(cover).toHaveTextContent("Cover (done)");
    expect(people).toHaveAttribute("aria-current", "step");
    await user.click(within(cover!).getByRole("button", { name: "Cover" }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it("summary list: each change button says what it changes", async () => {
    const onChange = vi.fn<(value?: unknown) => void>();
    const { user } = renderIn(
      <SummaryList
        rows={[
          { id: "cover", label: "Cover", value: "Full", onChange },
          { id: "date", label: "Starts on", value: "1 January 2027" },
        ]}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Change: Cover" }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getAllByRole("term")).toHaveLength(2);
  });

  it("details, cards, tags, notices, skeletons and progress", async () => {
    renderIn(
      <>
        <Details summary="What is covered" open>
          <p className="ek-text">Hospital charges</p>
        </Details>
        <Card>
          <StatusTag tone="success">Ready</StatusTag>
        </Card>
        <Notice tone="warning" title="Three days left" live />
        <Notice tone="error" live>
          <p className="ek-text">Nothing was saved</p>
        </Notice>
        <Skeleton shapes={["title", "choice", "choice"]} />
        <Progress>We are checking</Progress>
      </>,
    );
    expect(screen.getByText("Hospital charges")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Nothing was saved");
    expect(await screen.findByRole("progressbar", { name: "We are checking" })).toBeInTheDocument();
  });

  it.each([
    ["Harbour Mutual", "HM"],
    ["Elm Health – Sláinte Leamháin", "EH"],
    ["みずかぜケア", "み"],
    ["غطاء النخلة", "غ\u200cا"],
    ["  ", ""],
  ])("logo: initials of %s", (name, initials) => {
    const { container } = renderIn(<Logo name={name} src="http://not-secure.example/logo.png" />);
    expect(container.querySelector(".ek-logo")).toHaveTextContent(initials);
    expect(container.querySelector("img")).toBeNull();
  });
});
