import { apart } from "../support/hostile-styles.ts";
import { test } from "../support/test.ts";
import { visitBlocksUnderHostileStyles, walkUnderHostileStyles } from "../support/walk-hostile-styles.ts";

test("no single hostile style sheet changes anything inside a flow, or is changed by it", async ({
  page,
  bare,
}) => {
  test.slow();
  await walkUnderHostileStyles(page, bare, apart);
});

test("no single hostile style sheet changes anything in any block", async ({ page, bare }) => {
  test.slow();
  await visitBlocksUnderHostileStyles(page, bare, apart);
});
