import type { Scope } from "./scope.ts";

/** Somebody as they are typed in. */
export interface Relative {
  first: string;
  last: string;
  /** Day, month, year. */
  born: [string, string, string];
  relation: "Spouse" | "Partner" | "Child" | "Other relation";
  sex: "Female" | "Male";
}

/** Who somebody is: typed key by key, as a person does. */
export const personForm = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Add a person" }),

  async type({ first, last, born, relation, sex }: Relative) {
    await scope.getByLabel("First name").pressSequentially(first);
    await scope.getByLabel("Last name").pressSequentially(last);
    for (const [index, part] of ["Day", "Month", "Year"].entries())
      await scope.getByLabel(part, { exact: true }).pressSequentially(born[index] ?? "");
    await scope.getByRole("radio", { name: relation, exact: true }).check();
    await scope.getByRole("radio", { name: sex, exact: true }).check();
  },

  save: () => scope.getByRole("button", { name: "Save", exact: true }).click(),

  async fill(relative: Relative) {
    await this.type(relative);
    await this.save();
    await this.heading.waitFor({ state: "detached" });
  },
});
