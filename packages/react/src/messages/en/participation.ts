import type { Count } from "../format.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("en");

/** What `Participation` says beside `Messages`, in English. "You" is the company. Dates and numbers arrive formatted. */
export const participationEn = {
  participation: {
    title: "Who is covered",
    summary: (covered: string, all: Count) =>
      plural(all, {
        one: `${covered} of ${all.text} employee covered`,
        other: `${covered} of ${all.text} employees covered`,
      }),
    none: "No one is in this group yet. Employees appear here once they’re added.",
    table: "Employees by status",
    status: "Status",
    employees: "Employees",
    share: "Share",
    count: (status: string, employees: Count) =>
      plural(employees, {
        one: `${status}: ${employees.text} employee`,
        other: `${status}: ${employees.text} employees`,
      }),
    until: (day: string) => `Until the end of ${day}`,
    left: (days: Count) => plural(days, { one: "1 day left", other: `${days.text} days left` }),
    today: "Last day today",
    page: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
    previous: "Previous",
    next: "Next",
    start: "Start enrolment",
    again: "Enrol again",
    started: (name: string) => `Enrolment started for ${name}`,
    startAll: (people: Count) => `Start enrolment for all ${people.text}`,
    startedAll: (people: Count) =>
      plural(people, {
        one: "Enrolment started for 1 employee",
        other: `Enrolment started for ${people.text} employees`,
      }),
    notStartedFor: (names: string) => `The enrolment was not started for ${names}`,
    notStarted: "The enrolment was not started",
    load: "We couldn’t load who is covered. Try again, or contact support.",
  },
  /** By the service's states. */
  participationState: {
    covered: "Covered",
    ending: "Cover ending",
    invited: "Choosing",
    waiting: "In progress",
    not_invited: "Not started",
    deadline_missed: "Deadline missed",
    declined: "Declined",
    not_covered: "Not covered",
    other: "Other",
  },
  participationHint: {
    covered: "They have enrolled.",
    ending: "They are covered until an agreed last day.",
    invited: "They can choose or decline until their deadline.",
    waiting: "Waiting for checks, the insurer or a start date. There’s nothing for you to do.",
    not_invited: "Their enrolment hasn’t been started.",
    deadline_missed: "They didn’t finish before their deadline.",
    declined: "They chose not to be covered.",
    not_covered: "The reason is private. Employees can find it on their own page.",
    other: "",
  },
  reminder: {
    copy: "Copy reminder",
    copyAll: "Copy one reminder for all",
    send: "Send reminder",
    copied: "Reminder copied",
    copyYourself: "Select this text and copy it",
    text: "Reminder",
    sent: (name: string) => `Reminder sent to ${name}`,
    notSent: "The reminder was not sent",
    one: (name: string, day: string) =>
      `Hi ${name}, you can choose your benefits, or decline them, until the end of ${day}.`,
    all: (day: string) => `Hi, you can choose your benefits, or decline them, until the end of ${day}.`,
    allOpen:
      "Hi, you can still choose your benefits, or decline them. You’ll find your deadline on the page.",
    offer: (company: string, plans: string) => `${company} offers you ${plans}.`,
    benefits: "benefits",
    alone: (amount: string) => `For you alone: ${amount}.`,
    link: (address: string) => `Choose here: ${address}`,
  },
};
