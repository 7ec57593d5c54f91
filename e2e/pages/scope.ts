import type { Locator, Page } from "@playwright/test";

/** Where a page of the flow is looked for: the whole window, or one widget of several in it. */
export type Scope = Page | Locator;
