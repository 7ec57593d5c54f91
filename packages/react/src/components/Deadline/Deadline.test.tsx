import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import deadlines from "../../../../rules/cases/deadlines.json" with { type: "json" };
import { renderIn } from "../../testing/render-in.tsx";
import { calendarFile } from "./calendar-file.ts";
import { Deadline } from "./Deadline.tsx";

const dublin = { time_zone: "Europe/Dublin", country: "ie" };
const at = (
  now: string,
  dueBy = "2026-12-11T23:59:59Z",
  location: { time_zone: string | null; country: string | null } = dublin,
) => <Deadline dueBy={dueBy} location={location} now={new Date(now)} />;

describe("the deadline", () => {
  it.each([
    ["2026-11-27T10:00:00Z", "14 days left", "far"],
    ["2026-12-08T10:00:00Z", "3 days left", "near"],
    ["2026-12-10T23:59:59Z", "Tomorrow is the last day", "near"],
    ["2026-12-11T00:00:00Z", "Today is the last day", "today"],
    ["2026-12-11T23:59:59Z", "Today is the last day", "today"],
  ])("at %s: %s", (now, left, urgency) => {
    const { container } = renderIn(at(now));
    expect(screen.getByText("Last day to finish your enrolment: Friday 11 December")).toBeVisible();
    expect(screen.getByText(left)).toBeVisible();
    expect(container.querySelector(".ek-deadline")).toHaveAttribute("data-ek-urgency", urgency);
  });

  it("has passed with the end of its day", () => {
    renderIn(at("2026-12-12T00:00:00Z"));
    expect(screen.getByText("Last day to finish your enrolment: Friday 11 December")).toBeVisible();
    expect(screen.getByText("The deadline has passed")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each(deadlines.cases.map((one) => [one.name, one] as const))(
    "as the case says: %s",
    (_, { input, expect: right }) => {
      const { container } = renderIn(at(input.now, input.due_by, input));
      const urgency = container.querySelector(".ek-deadline")?.getAttribute("data-ek-urgency");
      expect(urgency === "passed").toBe(right.passed);
    },
  );

  it("names the person's zone where this device has another one", () => {
    renderIn(at("2026-12-01T00:00:00Z", "2026-12-11", { time_zone: "Asia/Tokyo", country: null }));
    expect(screen.getByText("The deadline is midnight, Japan Standard Time.")).toBeVisible();
  });

  it("is a line of text where that is asked for", () => {
    const { container } = renderIn(
      <Deadline dueBy="2026-12-11" location={dublin} now={new Date("2026-12-01T00:00:00Z")} inline />,
    );
    expect(container).toHaveTextContent(/^Last day to finish your enrolment: Friday 11 December( ·|$)/);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says what it is the last day for, here and in the calendar", () => {
    renderIn(
      <Deadline
        dueBy="2026-12-11"
        location={dublin}
        now={new Date("2026-12-01T00:00:00Z")}
        title="Last day to accept the quote"
      />,
    );
    expect(screen.getByText("Last day to accept the quote: Friday 11 December")).toBeVisible();
    const file = decodeURIComponent(screen.getByRole("link").getAttribute("href") ?? "");
    expect(file).toContain("SUMMARY:Last day to accept the quote\r\n");
  });

  it("goes into a calendar", () => {
    renderIn(at("2026-12-01T00:00:00Z"));
    const link = screen.getByRole("link", { name: "Add to calendar" });
    expect(link).toHaveAttribute("download", "deadline.ics");
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("DTSTART;VALUE=DATE:20261211");
  });

  it("speaks Arabic", () => {
    renderIn(at("2026-12-08T10:00:00Z"), { locale: "ar" });
    expect(screen.getByText("بقي 3 أيام")).toBeVisible();
  });
});

describe("a calendar file", () => {
  const file = calendarFile({
    day: "2026-12-31",
    title: `Last day; to enrol, \\ and\n${"غطاء النخلة واللؤلؤة ".repeat(6)}`,
    id: "ei_1",
    now: new Date("2026-12-01T08:09:10.123Z"),
  });

  it("spans the whole day, into the next year", () => {
    expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
    expect(file).toContain("DTSTAMP:20261201T080910Z\r\n");
    expect(file).toContain("UID:ei_1@enrolkit\r\n");
  });

  it("escapes text and breaks lines at 75 bytes without cutting a character", () => {
    const bytes = new TextEncoder();
    for (const line of file.split("\r\n")) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
    const whole = file.replaceAll("\r\n ", "");
    expect(whole).toContain(String.raw`SUMMARY:Last day\; to enrol\, \\ and\nغطاء النخلة`);
    expect(file).not.toContain("\ufffd");
  });
});
