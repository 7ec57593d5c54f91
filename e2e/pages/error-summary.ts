import type { Scope } from "./scope.ts";

/** The errors at the top of a page or of a form in it. */
export const errorSummary = (scope: Scope) => {
  const box = scope.getByRole("region", { name: /^There is a problem$|to continue$/ });
  return {
    box,
    line: (message: string) => box.getByText(message),
    link: (name: string) => box.getByRole("button", { name }),
  };
};
