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
    extends: "../../tsconfig.json",
    // As a host sees the packages: as they are published.
    compilerOptions: { customConditions: [] },
    include: ["*.tsx"],
    exclude: [],
  }),
};

test("with React: the component type-checks, mounts, and starts an enrolment", async ({ page }) => {
  const host = await GuideHost.open("react", ["Benefits.tsx"], reactPage);
  await host.run("tsc", "-p", ".");
  await startsAnEnrolment(page, host);
  const root = page.locator(".ek-root").first();
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue("--ek-radius"))).toBe(
    "12px",
  );
  await host.close();
});

test("without React: the page mounts the flow, and starts an enrolment", async ({ page }) => {
  const host = await GuideHost.open("plain", ["benefits.js", "index.html"], {});
  await startsAnEnrolment(page, host);
  await host.close();
});

test("the session's route gives nobody a session who is not signed in", async ({ request }) => {
  const host = await GuideHost.open("session", [], { "index.html": "" });
  const answer = await request.post(`${host.stage.pagesUrl}/benefits/session`);
  expect(answer.status()).toBe(401);
  await host.close();
});

async function startsAnEnrolment(page: Page, { stage, employeeId, world }: GuideHost): Promise<void> {
  await page.context().addCookies([{ name: "employee", value: employeeId, url: stage.pagesUrl }]);
  await page.goto(stage.pagesUrl);
  await opening(page).go();
  const { items } = await stage
    .platform(world)
    .get<{ items: { employee_id: string }[] }>(`/enrolment_intents?employee_id=${employeeId}`);
  expect(items).toHaveLength(1);
}
