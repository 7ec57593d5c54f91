import type { Locator, Page } from "@playwright/test";

/** Where a page of the flow is: in the whole window, or in one widget of several. */
export type Scope = Page | Locator;

/** An accessible name: all of it, or a pattern. */
export type Name = string | RegExp;

/** The page of a scope. */
export const windowOf = (scope: Scope): Page => ("page" in scope ? scope.page() : scope);
