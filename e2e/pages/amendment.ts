import { type Scope, windowOf } from "./scope.ts";

/** The steps of a change to a policy. */
export const amendment = (scope: Scope) => ({
  opening: scope.getByRole("heading", { name: "Your cover in detail" }),
  reason: scope.getByRole("heading", { name: /^(What has changed|Why are you ending this cover)\?$/ }),
  when: scope.getByRole("heading", { name: /^When (was|did|were) .*\?$/ }),
  people: scope.getByRole("heading", { name: "Who should be covered from now on?" }),
  check: scope.getByRole("heading", { name: /^Check (the change|before you end your .+)$/ }),
  done: scope.getByRole("heading", { name: /^Your (cover changes|.+ ends) on / }),
  /** What a change would cost or save the employee a month. */
  difference: scope.getByText(/^You’ll pay .* a month (more|less) from /),
  /** What the next payslip takes once, for months that were deducted. */
  once: scope.getByText(/^Your next payslip will also include /),
  confirmButton: scope.getByRole("button", { name: /^(Change my cover from|End .+ on) / }),
  continueButton: scope.getByRole("button", { name: "Continue", exact: true }),

  async next() {
    await this.continueButton.click();
  },

  async choose(what: "Change who is covered" | "End this cover") {
    await scope.getByRole("radio", { name: what, exact: true }).check();
    await this.next();
    await this.reason.waitFor();
  },

  /** Chooses what happened: one of the examples, or what is behind "Something else". */
  async chooseReason(event: string) {
    await this.reason.waitFor();
    const radio = scope.getByRole("radio", { name: event, exact: true });
    if (!(await radio.isVisible()))
      await scope.getByRole("radio", { name: "Something else", exact: true }).check();
    await radio.check();
    await this.next();
  },

  async enterDay(day: string) {
    const [year = "", month = "", date = ""] = day.split("-");
    await this.when.waitFor();
    for (const [label, text] of Object.entries({ Day: date, Month: month, Year: year })) {
      const field = scope.getByLabel(label, { exact: true });
      await field.clear();
      await field.pressSequentially(text);
      await windowOf(scope).keyboard.press("Tab");
    }
  },

  async enterDayAndContinue(day: string) {
    await this.enterDay(day);
    await this.next();
  },

  /** A line of the table of who pays what: without the change and with it. */
  pays: (part: "employer_contribution" | "employee_contribution" | "total") =>
    scope.locator(`[data-ek-row="${part}"]`).getByRole("cell"),

  async confirm() {
    await this.confirmButton.click();
  },
});
