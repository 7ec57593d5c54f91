import { type Scope, windowOf } from "./scope.ts";

/** A person's details, as they are typed. */
export interface Relative {
  first: string;
  last: string;
  /** Day, month, year. */
  born: [string, string, string];
  relation: "Spouse" | "Partner" | "Child" | "Someone else";
  sex: "Female" | "Male";
}

/** The form for a person, filled key by key as a person does. */
export const personForm = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Add someone" }),

  async type({ first, last, born, relation, sex }: Relative) {
    const [day, month, year] = born;
    const firstField = scope.getByLabel("First name");
    await firstField.waitFor();
    // Where the form was opened by a button it has focus already.
    if ((await firstField.and(windowOf(scope).locator(":focus")).count()) === 0) await firstField.click();
    // A form can be filled in with what is known already.
    const fill = async (label: string, text: string): Promise<void> => {
      const field = scope.getByLabel(label, { exact: true });
      if ((await field.inputValue()) !== "") await field.clear();
      await field.pressSequentially(text);
    };
    for (const [label, text] of Object.entries({
      "First name": first,
      "Last name": last,
      Day: day,
      Month: month,
    })) {
      await fill(label, text);
      await windowOf(scope).keyboard.press("Tab");
    }
    await fill("Year", year);
    await scope.getByRole("radio", { name: relation, exact: true }).check();
    await scope.getByRole("radio", { name: sex, exact: true }).check();
  },

  /** Goes on with an empty form. */
  async saveAndNext(relative: Relative) {
    await this.type(relative);
    await scope.getByRole("button", { name: "Save and add another" }).click();
    await scope
      .getByText(`Added: `)
      .filter({ hasText: `${relative.first} ${relative.last}` })
      .waitFor();
  },

  save: () => scope.getByRole("button", { name: "Save", exact: true }).click(),

  async enter(relative: Relative) {
    await this.type(relative);
    await this.save();
    await this.heading.waitFor({ state: "detached" });
  },
});
