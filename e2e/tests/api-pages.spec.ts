import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import type { Demo } from "../support/demo.ts";
import { expect, test } from "../support/test.ts";

/** The title of a section. */
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).last();

const key = "pk_test_the_key_of_a_reader_of_the_API_pages";
const startEnrolment = "#tag/enrolment-intents/POST/enrolment_intents";

/** Opens the API pages at a section, and waits until they are there. */
async function openPages(page: Page, demo: Demo, hash = ""): Promise<void> {
  await page.goto(`${demo.stage.serviceUrl}/docs${hash}`);
  await expect(page.getByRole("heading", { level: 1, name: "Enrolkit" })).toBeAttached({ timeout: 60_000 });
}

/** The samples and the description of one operation. */
const operation = (page: Page, title: string): Locator =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last();

/** Everything that a page asks for, by origin. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test("the API pages need nothing but the service, store no key and send none", async ({ page, demo }) => {
  const origins = originsOf(page);
  const bodies: string[] = [];
  page.on("request", (request) =>
    bodies.push(JSON.stringify([request.url(), request.headers(), request.postData()])),
  );
  await openPages(page, demo, startEnrolment);
  const samples = operation(page, "Start an employee's enrolment into a group's policies");
  await page.getByLabel("Test key").fill(key);
  await expect(page.getByText("In every sample of an operation.")).toBeVisible();
  await samples.getByRole("button", { name: "curl" }).click();
  await page.getByRole("option", { name: "@enrolkit/client" }).click();
  await expect(samples).toContainText("createServerClient");
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([demo.stage.serviceUrl]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  for (const text of [stored, ...bodies]) expect(text).not.toContain(key);
});

test("a sample is copied with the reader's own key and the service's address", async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPages(page, demo, startEnrolment);
  const samples = operation(page, "Start an employee's enrolment into a group's policies");
  const copied = async () => {
    await samples.getByRole("button", { name: /^Copy (Shell|TypeScript) code$/ }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect(samples.getByRole("button", { name: "curl" })).toBeVisible();
  expect(await copied()).toContain("Authorization: Bearer $ENROLKIT_API_KEY");
  await page.getByLabel("Test key").fill("pk_live_never");
  await expect(page.getByText("A test key starts with pk_test_.")).toBeVisible();
  await page.getByLabel("Test key").fill(key);
  await expect(page.getByText("In every sample of an operation.")).toBeVisible();
  await expect.poll(copied).toContain(`Authorization: Bearer ${key}`);
  expect(await copied()).toContain(`curl "${demo.stage.serviceUrl}/enrolment_intents"`);
  await samples.getByRole("button", { name: "curl" }).click();
  await page.getByRole("option", { name: "@enrolkit/client" }).click();
  await expect.poll(copied).toContain(`apiKey: "${key}"`);
});

test("a copied sample runs as it is: its ids are the sandbox's, also what a sample before has created", async ({
  page,
  context,
  demo,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { api_key, employee_ids } = demo.stage.sandboxFile();
  const [employee_id] = employee_ids;
  const run = async (title: string, hash: string) => {
    await openPages(page, demo, hash);
    await page.getByLabel("Test key").fill(api_key);
    await expect(page.getByText("In every sample of an operation.")).toBeVisible();
    const samples = operation(page, title);
    const copied = async () => {
      await samples.getByRole("button", { name: "Copy Shell code" }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await page.evaluate(() => dispatchEvent(new Event("focus"))); // back from the terminal
    await expect.poll(copied).toContain(api_key);
    await expect.poll(copied).not.toContain("_019b8d9e10a971bd8d7702f41b1e7f96");
    // `uuidgen` is not on every machine.
    const script = `uuidgen() { echo ${crypto.randomUUID()}; }\n${await copied()} --silent`;
    const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script]);
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const policy = await run(
    "Retrieve a group policy",
    "#tag/group-policies/GET/group_policies/{group_policy_id}",
  );
  expect(policy).toMatchObject({ object: "group_policy", status: "active" });
  const person = await run(
    "Create a dependent or beneficiary of the employee",
    "#tag/associated-persons/POST/employees/{employee_id}/associated_persons",
  );
  expect(person).toMatchObject({ employee_id });
  const read = await run(
    "Retrieve an associated person",
    "#tag/associated-persons/GET/employees/{employee_id}/associated_persons/{associated_person_id}",
  );
  expect(read).toEqual(person);
});

test("contents are by task, the guides stand beside them, and a search finds both", async ({
  page,
  demo,
}) => {
  await openPages(page, demo);
  const contents = page.getByRole("complementary", { name: "Sidebar for Enrolkit" });
  for (const name of ["Guides", "Insure a company", "Enrol employees", "Run payroll", "Try everything"])
    await expect(contents.getByRole("link", { name, exact: true })).toBeVisible();
  await contents.getByRole("link", { name: "Receive webhooks" }).click();
  await expect(heading(page, "Receive webhooks")).toBeInViewport();
  const search = async (text: string, result: RegExp) => {
    await contents.getByRole("button", { name: /Open Search/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(text);
    await dialog.getByRole("option", { name: result }).first().click();
  };
  await search("finalize", /finalize/i);
  await expect(page).toHaveURL(/contribution-reports\/POST/);
  await search("five minutes", /Embed it in five minutes/);
  await expect(heading(page, "Embed it in five minutes")).toBeInViewport();
});

for (const [width, colorScheme] of [
  [1280, "light"],
  [1280, "dark"],
  [320, "light"],
] as const) {
  test(`an operation and a guide can be read by all, at ${width} pixels, ${colorScheme}`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const [hash, title] of [
      [startEnrolment, "Start an employee's enrolment into a group's policies"],
      ["#tag/embed-in-five-minutes", "Embed it in five minutes"],
    ] as const) {
      await page.goto("about:blank");
      await openPages(page, demo, hash);
      await expect(heading(page, title)).toBeInViewport();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The renderer names the cards of examples of all operations alike.
      await expectAccessible(page, hash, { except: ["landmark-unique"] });
    }
  });
}
