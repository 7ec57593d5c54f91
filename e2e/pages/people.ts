import type { Locator } from "@playwright/test";
import { personForm, type Relative } from "./person-form.ts";
import { type Name, type Scope, windowOf } from "./scope.ts";

/** The step that chooses who is covered beside the employee. */
export const people = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Who should be covered?" }),
  addButton: scope.getByRole("button", { name: "Add someone" }),
  onlyMe: () => scope.getByRole("radio", { name: "Only me" }).check(),
  family: () => scope.getByRole("radio", { name: "Me and my family" }).check(),
  person: (name: Name) => scope.getByRole("checkbox", { name, exact: true }),
  /** The boxes of all people, in the order of the page. */
  everyone: scope.getByRole("table").getByRole("checkbox"),
  row: (name: Name) =>
    scope.getByRole("row").filter({ has: windowOf(scope).getByRole("checkbox", { name, exact: true }) }),
  /** What is asked about a person, below their row. */
  question(name: Name) {
    return this.row(name).locator("xpath=following-sibling::*[1]");
  },
  sheet: windowOf(scope).getByRole("dialog"),

  /** Opens the form for a new person; for the first one of a family it is open. */
  async startAdding() {
    await this.addButton.or(personForm(scope).heading).first().waitFor();
    if (!(await personForm(scope).heading.isVisible())) await this.addButton.click();
    await personForm(scope).heading.waitFor();
  },

  async add(relative: Relative) {
    await this.startAdding();
    await personForm(scope).enter(relative);
  },

  /** Opens what can be chosen for a person, where there is no room for it in their row. */
  async open(name: Name) {
    await this.row(name)
      .locator("[aria-haspopup=dialog]:visible, .ek-family-open button:visible")
      .first()
      .click();
    await this.sheet.waitFor();
  },
  done() {
    return this.sheet.locator("[data-ek-kind=primary]").click();
  },

  /** A choice of member scope: in a list in the person's row, or in the sheet that it opens. */
  async choose(name: Name, question: Name, option: Name): Promise<void> {
    const row = this.row(name);
    await row.locator(".ek-family-choice > *").first().waitFor({ state: "attached" });
    const list = await listWith(row, question, option);
    if (list !== null) {
      await list.selectOption({ label: (await labelOf(list, option)) ?? "" });
      return;
    }
    await this.open(name);
    const group = this.sheet.getByRole("group", { name: question, exact: true });
    await group
      .getByRole("radio", { name: option, exact: true })
      .or(group.getByRole("checkbox", { name: option, exact: true }))
      .check();
    await this.done();
  },

  /** Covers a person with the smallest choices: where one has to be chosen, what costs nothing is chosen. */
  async cover(name: string) {
    await this.person(name).check();
  },

  async proveStudy(name: string) {
    const asked = this.question(name);
    await asked.getByLabel("Name of the school or university").fill("University of Leeds");
    await asked.getByLabel("Mode of study").selectOption("Full time");
    const lastDay = asked.getByRole("group", { name: "Last day of the course" });
    await lastDay.getByLabel("Day").fill("30");
    await lastDay.getByLabel("Month").fill("6");
    await lastDay.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
    await asked.getByRole("button", { name: "Send" }).click();
  },

  async answerEarlierCoverRequirement(name: string) {
    await this.question(name).getByRole("radio", { name: "No", exact: true }).check();
    await this.question(name).getByRole("button", { name: "Send" }).click();
  },

  next: () => scope.getByRole("button", { name: "Continue", exact: true }).click(),
  back: () => scope.getByRole("button", { name: "Back", exact: true }).click(),
});

/** The list of a row that asks a question, or that holds an option of a question below it; null for none. */
async function listWith(row: Locator, question: Name, option: Name): Promise<Locator | null> {
  const asking = row.getByRole("combobox", { name: question });
  if ((await asking.count()) > 0) return asking;
  for (const list of await row.getByRole("combobox").all()) {
    if ((await labelOf(list, option, "below")) !== undefined) return list;
  }
  return null;
}

/** An option of a list: `Plus · + £4.90 a month`, or `Plus – Frames · + £4.90 a month` for what is below. */
async function labelOf(
  list: Locator,
  option: Name,
  where: "anywhere" | "below" = "anywhere",
): Promise<string | undefined> {
  const isIt = (name: string) => (typeof option === "string" ? name === option : option.test(name));
  const labels = await list.locator("option").allTextContents();
  return labels.find((text) => {
    const path = text.split(" · ")[0]?.split(" – ") ?? [];
    return path.slice(where === "below" ? 1 : 0).some(isIt);
  });
}
