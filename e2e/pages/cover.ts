import { amountIn } from "./cost.ts";
import type { Name, Scope } from "./scope.ts";

/** The step that chooses options: a group for each question of the plans, on one page or more. */
export const cover = (scope: Scope) => {
  const question = (name: Name) => scope.getByRole("group", { name, exact: true });
  const pageNumber = scope.locator(".ek-page-number");
  // In any language.
  const [continueButton, backButton] = [0, 1].map((index) =>
    scope.locator(".ek-frame-main .ek-actions .ek-button:not([data-ek-kind=quiet])").nth(index),
  ) as [ReturnType<typeof scope.locator>, ReturnType<typeof scope.locator>];

  /** "Page 1 of 2": which one, and how many; none where there is one page. */
  const numbers = async () => (await pageNumber.allInnerTexts()).join("").match(/\p{Nd}+/gu) ?? [];
  const isLast = async () => {
    const [at, of] = await numbers();
    return at === of;
  };

  /** Leads to the page of a question: on as far as there are pages, else back. */
  async function show(name: Name): Promise<void> {
    await scope.locator(".ek-coverage-question").first().waitFor();
    const isHere = async () => (await question(name).count()) > 0;
    while (!(await isHere()) && !(await isLast())) await continueButton.click();
    for (let [at] = await numbers(); Number(at) > 1 && !(await isHere()); [at] = await numbers())
      await backButton.click();
  }

  return {
    heading: scope.getByRole("heading", { name: "Choose your cover" }),
    pageNumber,
    question,
    show,
    option: (of: Name, name: Name) =>
      question(of)
        .getByRole("radio", { name, exact: true })
        .or(question(of).getByRole("checkbox", { name, exact: true })),

    /** What an option says that it adds. */
    price: async (of: Name, name: Name) =>
      amountIn(
        await question(of).locator(".ek-choice", { hasText: name }).locator(".ek-money").first().innerText(),
      ),

    async choose(of: Name, ...names: Name[]) {
      await show(of);
      for (const name of names) await this.option(of, name).check();
    },

    /** The smallest choices of Anchor Modular Health. */
    async chooseMinimum() {
      await this.choose("Excess for each person", "£250");
      await this.choose("Cancer cover", "No cancer cover");
      await this.choose("Wellbeing choices", "Gym contribution", "Eye test");
    },

    /** Goes on until the step is left, or something is missing. */
    async next() {
      let before: string[];
      do {
        before = await numbers();
        await continueButton.click();
      } while (before[0] !== before[1] && (await numbers())[0] !== before[0]);
    },
    back: () => backButton.click(),
  };
};
