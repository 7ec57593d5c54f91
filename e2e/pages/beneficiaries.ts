import type { Relative } from "./person-form.ts";
import type { Scope } from "./scope.ts";

/** The form that names who receives life cover, in an enrolment and on a policy. */
export const beneficiaries = (scope: Scope) => {
  const button = (name: string) => scope.getByRole("button", { name, exact: true });
  const addButton = button("Add a beneficiary").first();
  /** Once someone is named, the list of who can be added is collapsed. */
  const press = async (name: string) => {
    await addButton.or(button(name).last()).first().waitFor();
    if (!(await button(name).last().isVisible())) await addButton.click();
    await button(name).last().click();
  };
  return {
    heading: scope.getByRole("heading", { name: "Who should receive your life cover?" }),
    share: (name: string) => scope.getByLabel(`Share for ${name}, in percent`),
    person: button,
    /** Someone on file. */
    name: press,
    someoneElse: button("Someone else"),
    fullName: scope.getByLabel("Full name"),
    splitEqually: () => button("Share equally").click(),
    remove: (name: string) => button(`Remove: ${name}`).click(),
    send: () => button("Continue").click(),
    save: () => button("Save").click(),

    /** Someone who is not on file; what is left to share is theirs at first. */
    async add({ first, last }: Pick<Relative, "first" | "last">) {
      await press("Someone else");
      await this.fullName.last().pressSequentially(`${first} ${last}`);
    },

    async addOrganisation(name: string) {
      await press("A charity or organisation");
      await scope.getByLabel("Name of the organisation").last().pressSequentially(name);
    },

    /** Names someone who is not on file, and goes on. */
    async allToNew(relative: Relative) {
      await this.add(relative);
      await this.send();
    },

    /** Names someone on file, who is named already where there is no one else, and goes on. */
    async allTo(name: string) {
      await this.share(name).or(this.person(name)).first().waitFor();
      if (!(await this.share(name).isVisible())) await press(name);
      await this.send();
    },
  };
};
