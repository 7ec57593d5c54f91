import { personForm, type Relative } from "./person-form.ts";
import type { Scope } from "./scope.ts";

/** The step that names who receives the benefit of the life plan. */
export const beneficiaries = (scope: Scope) => ({
  share: (name: string) => scope.getByLabel(`Share for ${name}, in percent`),
  splitEqually: () => scope.getByRole("button", { name: "Share equally" }).click(),
  send: () => scope.getByRole("button", { name: "Send" }).click(),

  /** The form is open where no one is on file yet. */
  async addFirst(relative: Relative) {
    await personForm(scope).enter(relative);
  },

  async add(relative: Relative) {
    await scope.getByRole("button", { name: "Add someone" }).click();
    await personForm(scope).enter(relative);
  },

  /** Names someone who is not on file yet, where no one is. */
  async allToFirst(relative: Relative) {
    await this.addFirst(relative);
    await this.allTo(`${relative.first} ${relative.last}`);
  },

  async allTo(name: string) {
    await this.share(name).click();
    await this.share(name).pressSequentially("100");
    await this.send();
  },
});
