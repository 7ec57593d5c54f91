import type { Locator, Page } from "@playwright/test";

/** Where a page of the flow is looked for: the whole window, or one widget of several in it. */
export type Scope = Page | Locator;

/** What something is called, in full, or how it begins. */
export type Name = string | RegExp;

/** The window of a scope: what is looked for inside something else starts from there. */
export const windowOf = (scope: Scope): Page => ("page" in scope ? scope.page() : scope);
