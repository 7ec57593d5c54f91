import type { Participant } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "../../testing/axe.ts";
import { languageOf } from "../../testing/languages.ts";
import { participantOf } from "../../testing/participation.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { ParticipationTexts } from "../../messages/PartTexts.tsx";
import { daysLeft } from "./days-left.ts";
import { ParticipantList, type ParticipantListProps } from "./ParticipantList.tsx";
import { asRead } from "../../testing/unbroken.ts";

const now = new Date("2026-12-09T12:00:00Z");
const bea = participantOf("Bea", "invited", "2026-12-12T23:59:59+00:00");
const tom = participantOf("Tom", "invited", "2026-12-12T23:59:59+00:00");

function show(
  participants: ParticipantListProps["participants"],
  props: Partial<ParticipantListProps> = {},
  locale = "en",
) {
  return renderIn(
    <ParticipationTexts messages={languageOf(locale).participation}>
      <ParticipantList participants={participants} now={now} {...props} />
    </ParticipationTexts>,
    { locale },
  );
}

const row = (name: string) => screen.getByText(name).closest("li") as HTMLElement;

/** What the clipboard gets from now on; userEvent has a clipboard of its own, which is replaced. */
function watchClipboard(write: (text: string) => Promise<void> = async () => undefined) {
  const writeText = vi.fn<(text: string) => Promise<void>>(write);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return writeText;
}
afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

describe("the employees of a state", () => {
  it("are named with their deadline and the days that are left", async () => {
    const { container } = show([bea, participantOf("Eva", "invited", "2026-12-20T23:59:59+00:00")]);
    expect(row("Bea Novak")).toHaveTextContent("Until the end of Saturday 12 December3 days left");
    expect(row("Bea Novak").querySelector("[data-ek-urgency=near]")).not.toBeNull();
    expect(row("Eva Novak")).toHaveTextContent("11 days left");
    expect(row("Eva Novak").querySelector("[data-ek-urgency]")).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each(["covered", "ending", "waiting", "not_covered"] as const)(
    "have nothing to be done where they are %s, and no reason",
    (state) => {
      show([participantOf("Bea", state)], { onStartEnrolment: vi.fn<() => void>() });
      expect(row("Bea Novak").textContent).toBe("Bea Novak");
      expect(screen.queryByRole("button")).toBeNull();
    },
  );

  it.each([
    ["not_invited", "Start enrolment: Bea Novak"],
    ["deadline_missed", "Enrol again: Bea Novak"],
    ["declined", "Enrol again: Bea Novak"],
  ] as const)("can be enrolled where they are %s and the host does it", async (state, name) => {
    const onStartEnrolment = vi.fn<(employee: object) => Promise<void>>(async () => undefined);
    const employee = participantOf("Bea", state);
    const { user, show: rerender } = show([employee], { onStartEnrolment });
    await user.click(screen.getByRole("button", { name }));
    expect(onStartEnrolment.mock.calls).toEqual([[employee]]);
    rerender(
      <ParticipationTexts messages={languageOf().participation}>
        <ParticipantList participants={[employee]} now={now} />
      </ParticipationTexts>,
    );
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are enrolled once, however often the button is pressed, and a failure is said", async () => {
    let fail: (error: Error) => void = () => undefined;
    const onStartEnrolment = vi.fn<() => Promise<void>>(() => new Promise((_, reject) => (fail = reject)));
    const { user } = show([participantOf("Bea", "declined")], { onStartEnrolment });
    const button = screen.getByRole("button", { name: "Enrol again: Bea Novak" });
    await user.dblClick(button);
    expect(onStartEnrolment).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute("aria-disabled", "true");
    fail(new Error("The backend is down."));
    expect(await screen.findByRole("alert")).toHaveTextContent("The enrolment was not started");
    expect(button).not.toHaveAttribute("aria-disabled");
  });

  it("of one name are numbered", () => {
    const twin = { ...bea, employee_id: "ee_Bea2" };
    show([twin, bea]);
    expect(screen.getAllByText(/^Bea Novak \(\d\)$/).map(({ textContent }) => textContent)).toEqual([
      "Bea Novak (2)",
      "Bea Novak (1)",
    ]);
  });
});

describe("a reminder", () => {
  it("is copied with name, deadline and address, and what was copied is shown", async () => {
    const { user } = show([bea], { reminderUrl: "https://hr.example/benefits" });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy reminder: Bea Novak" }));
    const text =
      "Hi Bea, you can choose your benefits, or decline them, until the end of Saturday 12\u00a0December. Choose here: https://hr.example/benefits";
    expect(writeText.mock.calls).toEqual([[text]]);
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(asRead(`Reminder copied${text}`) ?? ""),
    );
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  const facts = {
    company: "Northbeam Logistics",
    plans: ["Anchor Modular Health", "Anchor Life Promise"],
    alone: { amount: 12.4, currency: "gbp", isFrom: true },
  };

  it("names who offers which plans, and what they cost for the employee alone", async () => {
    const { user } = show([bea], { factsOf: () => facts, reminderUrl: "https://hr.example/benefits" });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy reminder: Bea Novak" }));
    expect(writeText.mock.calls).toEqual([
      [
        "Hi Bea, you can choose your benefits, or decline them, until the end of Saturday 12\u00a0December. Northbeam Logistics offers you Anchor Modular Health and Anchor Life Promise. For you alone: from £12.40 a month. Choose here: https://hr.example/benefits",
      ],
    ]);
  });

  it("says what it costs without “from” where nothing is left to choose", async () => {
    const alone = { ...facts.alone, isFrom: false };
    const { user } = show([bea], { factsOf: () => ({ ...facts, alone }) });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy reminder: Bea Novak" }));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/ For you alone: £12\.40 a month\.$/);
  });

  it("for all names no plan and no cost where they differ, and the company", async () => {
    const factsOf = ({ employee_id }: Participant) =>
      employee_id === bea.employee_id ? facts : { ...facts, plans: ["Fernhill Essential"] };
    const { user } = show([bea, tom], { isWhole: true, factsOf });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy one reminder for all" }));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/December\. Northbeam Logistics offers you benefits\.$/);
  });

  it.each([
    ["refuses", () => watchClipboard(() => Promise.reject(new DOMException("No.", "NotAllowedError")))],
    [
      "has none",
      () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
    ],
  ])("is there to be selected where the clipboard %s", async (_, refuse) => {
    const { user, container } = show([bea]);
    refuse();
    await user.click(screen.getByRole("button", { name: "Copy reminder: Bea Novak" }));
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Reminder" });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toMatch(
      /^Hi Bea, .*\u00a0December\.$/,
    );
    expect(field).toHaveAttribute("readonly");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Select this text and copy it"));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("can be one for all where these are all, with the day that they share", async () => {
    const { user } = show([bea, tom], { isWhole: true });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy one reminder for all" }));
    expect(writeText.mock.calls).toEqual([
      ["Hi, you can choose your benefits, or decline them, until the end of Saturday 12\u00a0December."],
    ]);
  });

  it("for all names no day where they differ, and there is none where there are more pages", async () => {
    const later = participantOf("Eva", "invited", "2026-12-20T23:59:59+00:00");
    const { user, unmount } = show([bea, later], { isWhole: true });
    const writeText = watchClipboard();
    await user.click(screen.getByRole("button", { name: "Copy one reminder for all" }));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/You’ll find your deadline/);
    unmount();
    show([bea, later]);
    expect(screen.queryByRole("button", { name: "Copy one reminder for all" })).toBeNull();
  });

  it("is sent by the host that can, and then there is nothing to copy", async () => {
    const onRemind = vi.fn<(employee: object) => Promise<void>>(async () => undefined);
    const { user } = show([bea, tom], { isWhole: true, onRemind });
    expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
    await user.click(within(row("Bea Novak")).getByRole("button", { name: "Send reminder: Bea Novak" }));
    expect(onRemind.mock.calls).toEqual([[bea]]);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Reminder sent to Bea Novak"));
    onRemind.mockRejectedValueOnce(new Error("No mail."));
    await user.click(screen.getByRole("button", { name: "Send reminder: Tom Novak" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The reminder was not sent");
  });

  it.each(["en", "de", "fr", "es", "pt", "it", "nl", "ar"])(
    "says nothing of health or cover, in %s",
    (locale) => {
      const { reminder } = languageOf(locale).participation;
      const texts = [
        reminder.one("Bea", "12"),
        reminder.all("12"),
        reminder.allOpen,
        reminder.link("x"),
        reminder.offer("a", reminder.benefits),
        reminder.alone("1"),
      ];
      expect(texts.join(" ")).not.toMatch(
        /health|insur|medical|cover|zorg|verzeker|gesund|versicher|kranken|santé|assur|médic|salud|segur|saúde|salute|assicur|copert|cobert|صح|تأمين|تغطي/i,
      );
    },
  );
});

describe("those who have not started", () => {
  const eva = participantOf("Eva", "not_invited");
  const ivo = participantOf("Ivo", "not_invited");
  const uma = participantOf("Uma", "not_invited");
  const all = "Start enrolment for all 3";

  it("are all started by one press, one after the other, and counted", async () => {
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const onStarted = vi.fn<(people: readonly object[]) => void>();
    const { user, container } = show([eva, ivo, uma], {
      isWhole: true,
      onStarted,
      onStartEnrolment: async ({ first_name }) => {
        order.push(`${first_name} begins`);
        await held;
        order.push(`${first_name} ends`);
      },
    });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.dblClick(screen.getByRole("button", { name: all }));
    expect(order).toEqual(["Eva begins"]);
    release();
    await waitFor(() => expect(onStarted.mock.calls).toEqual([[[eva, ivo, uma]]]));
    expect(order).toEqual(["Eva", "Ivo", "Uma"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it("are named where some could not be started; the others are", async () => {
    const onStarted = vi.fn<(people: readonly object[]) => void>();
    const onStartEnrolment = vi.fn<(participant: { first_name: string }) => Promise<void>>(
      async ({ first_name }) => {
        if (first_name !== "Ivo") throw new Error("No such employee.");
      },
    );
    const { user } = show([eva, ivo, uma], { isWhole: true, onStarted, onStartEnrolment });
    await user.click(screen.getByRole("button", { name: all }));
    expect(
      await screen.findByText("The enrolment was not started for Eva Novak and Uma Novak"),
    ).toBeVisible();
    expect(onStarted.mock.calls).toEqual([[[ivo]]]);
    expect(screen.getByRole("button", { name: all })).toBeEnabled();
  });

  it("are started one by one where the host cannot, these are not all, or there is one", () => {
    const onStartEnrolment = () => undefined;
    for (const [people, props] of [
      [[eva, ivo], { isWhole: true }],
      [[eva, ivo], { onStartEnrolment }],
      [[eva], { isWhole: true, onStartEnrolment }],
      [[bea, tom], { isWhole: true, onStartEnrolment }],
    ] as const) {
      const { unmount } = show(people, props);
      expect(screen.queryByRole("button", { name: /^Start enrolment for all/ })).toBeNull();
      unmount();
    }
  });

  it("have a note of the page below their names", () => {
    show([eva], { noteOf: ({ last_name }) => `Team ${last_name}` });
    expect(row("Eva Novak")).toHaveTextContent("Eva NovakTeam Novak");
  });
});

describe("the days that are left", () => {
  it.each([
    ["2026-12-12T23:59:59+00:00", "2026-12-09T12:00:00Z", 3],
    ["2026-12-12T23:59:59+00:00", "2026-12-12T23:59:59Z", 0],
    ["2026-12-12T23:59:59+00:00", "2026-12-13T00:00:00Z", -1],
    // Where the employee is it is the 13th already, or still the 11th.
    ["2026-12-13T23:59:59+09:00", "2026-12-12T15:00:00Z", 0],
    ["2026-12-12T23:59:59-08:00", "2026-12-12T07:59:59Z", 1],
    ["2026-12-12T23:59:59Z", "2026-12-11T23:59:59Z", 1],
  ])("to %s at %s are %d", (dueBy, at, left) => {
    expect(daysLeft(dueBy, new Date(at))).toEqual({ day: dueBy.slice(0, 10), left });
  });
});
