import type { Page } from "@playwright/test";
import { opening } from "../pages/opening.ts";
import { GuideHost } from "../support/guide-host.ts";
import { expect, test } from "../support/test.ts";

// docs/guides/embed-in-five-minutes.md, followed to the letter.

const reactPage = {
  "index.html": `<div id="root"></div><script type="module" src="./main.tsx"></script>`,
  "main.tsx": `import { createRoot } from "react-dom/client";
import { Benefits } from "./Benefits.tsx";

const employeeId = "ee_${"0".repeat(32)}";
const groupId = "gr_${"0".repeat(32)}";
const root = document.querySelector("#root");
if (root) createRoot(root).render(<Benefits employeeId={employeeId} groupId={groupId} />);
`,
  "tsconfig.json": JSON.stringify({
    extends: "../../../tsconfig.json",
    // As a host sees the packages: as they are published.
    compilerOptions: { customConditions: [] },
    include: ["*.tsx"],
    exclude: [],
  }),
};

// One host for all of them.
test.describe.configure({ mode: "default" });
let host: GuideHost;
test.beforeAll(async () => {
  host = await GuideHost.open();
});
test.afterAll(() => host.close());

test("with React: the component type-checks, mounts, and starts an enrolment", async ({ page }) => {
  const built = await host.buildWithReact(employee(0), ["Benefits.tsx"], reactPage);
  await built.run("tsc", "-p", ".");
  await startsAnEnrolment(page, built.url, employee(0));
  const root = page.locator(".ek-root").first();
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue("--ek-radius"))).toBe(
    "12px",
  );
});

test("without React: the element on the page starts an enrolment", async ({ page }) => {
  await startsAnEnrolment(page, host.addPageWithoutReact(employee(1)), employee(1));
});

test("the session's route gives no session to a person who is not signed in", async ({ request }) => {
  const response = await request.post(`${host.stage.pagesUrl}/benefits/session`);
  expect(response.status()).toBe(401);
});

const employee = (index: number) => host.world.employee_ids[index] ?? "";

async function startsAnEnrolment(page: Page, url: string, employeeId: string): Promise<void> {
  await page.context().addCookies([{ name: "employee", value: employeeId, url: host.stage.pagesUrl }]);
  await page.goto(url);
  await opening(page).start();
  const { items } = await host.stage
    .platform(host.world)
    .get<{ items: { employee_id: string }[] }>(`/enrolment_intents?employee_id=${employeeId}`);
  expect(items).toHaveLength(1);
}
