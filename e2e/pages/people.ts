import { personForm, type Relative } from "./person-form.ts";
import { type Name, type Scope, windowOf } from "./scope.ts";

/** The step that chooses who is covered beside the employee. */
export const people = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Who should be covered?" }),
  addButton: scope.getByRole("button", { name: "Add someone" }),
  onlyMe: () => scope.getByRole("radio", { name: "Only me" }).check(),
  family: () => scope.getByRole("radio", { name: "Me and my family" }).check(),
  person: (name: Name) => scope.getByRole("checkbox", { name, exact: true }),
  card: (name: Name) =>
    scope.locator(".ek-choice").filter({ has: windowOf(scope).getByRole("checkbox", { name, exact: true }) }),

  async add(relative: Relative) {
    await this.addButton.click();
    await personForm(scope).enter(relative);
  },

  /** A choice of member scope, inside a person's card. */
  choose(name: Name, question: Name, option: Name) {
    const group = this.card(name).getByRole("group", { name: question, exact: true });
    return group
      .getByRole("radio", { name: option, exact: true })
      .or(group.getByRole("checkbox", { name: option, exact: true }))
      .check();
  },

  /** Covers a person with the smallest choices of Anchor Modular Health. */
  async cover(name: string) {
    await this.person(name).check();
    await this.choose(name, "Optical level", "None");
  },

  async proveStudy(name: string) {
    const card = this.card(name);
    await card.getByLabel("Name of the school or university").fill("University of Leeds");
    await card.getByLabel("Mode of study").selectOption("Full time");
    const lastDay = card.getByRole("group", { name: "Last day of the course" });
    await lastDay.getByLabel("Day").fill("30");
    await lastDay.getByLabel("Month").fill("6");
    await lastDay.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
    await card.getByRole("button", { name: "Send" }).click();
  },

  async answerEarlierCoverRequirement(name: string) {
    await this.card(name).getByRole("radio", { name: "No", exact: true }).check();
    await this.card(name).getByRole("button", { name: "Send" }).click();
  },

  next: () => scope.getByRole("button", { name: "Continue", exact: true }).click(),
  back: () => scope.getByRole("button", { name: "Back", exact: true }).click(),
});
