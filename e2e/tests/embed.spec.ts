import { cover } from "../pages/cover.ts";
import { opening } from "../pages/opening.ts";
import { EmbedPage } from "../support/embed-page.ts";
import { enrolFromStart } from "../pages/enrol-alone.ts";
import { healthWorld } from "../support/health.ts";
import { expect, test } from "../support/test.ts";

test("one script and one element lead from start to enrolled, under a policy without exceptions", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  await enrolFromStart(page.locator("enrolkit-enrolment"));
  expect(await host.broken()).toEqual([]);
});

test("an element moved within the page keeps what was entered, and leaves nothing once it is removed", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<main></main><aside></aside><enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  await opening(flow).start();
  await cover(flow).heading.waitFor();
  await flow.evaluate((element) => {
    document.querySelector("main")?.append(element);
    document.querySelector("aside")?.append(element);
  });
  await expect(cover(flow).heading).toBeVisible();

  await flow.evaluate((element) => {
    element.remove();
    Object.assign(window, { element });
  });
  const left = () =>
    page.evaluate(() => (window as unknown as { element: Element }).element.shadowRoot?.innerHTML);
  await expect.poll(left).toBe("<slot></slot>");
  await page.evaluate(() => document.body.append((window as unknown as { element: Element }).element));
  await expect(cover(flow).heading).toBeVisible();
});

test("attributes are properties, live, and properties that were set before the script count", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  await EmbedPage.open(page, bare, world, () => `<div></div>`);
  await page.evaluate(
    ([baseUrl, employeeId, groupId]) => {
      const { session } = (window as unknown as { app: { session: () => Promise<unknown> } }).app;
      // As frameworks do: an element that the browser does not know yet is any object.
      const frame = document.createElement("iframe");
      document.body.append(frame);
      const early = frame.contentDocument?.createElement("enrolkit-enrolment");
      frame.remove();
      if (!early) return;
      Object.assign(early, { baseUrl, employeeId, groupId, getSession: session });
      document.querySelector("div")?.append(early);
    },
    [bare.stage.serviceUrl, world.employee_ids[0], world.group_id],
  );
  const flow = page.locator("enrolkit-enrolment");
  await expect(flow).toHaveAttribute("employee-id", world.employee_ids[0] ?? "");
  await expect(opening(flow).heading).toHaveJSProperty("tagName", "H2");
  await flow.evaluate((element) => Object.assign(element, { headingLevel: 3, locale: "ar" }));
  await expect(flow.locator(".ek-root").first()).toHaveAttribute("dir", "rtl");
  await expect(flow.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(flow).toHaveAttribute("heading-level", "3");
});

test("what the page has to set is an event, and the person can try again", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  await EmbedPage.open(page, bare, world, () => `<p></p>`);
  const errors = await page.evaluate(async () => {
    const element = document.createElement("enrolkit-enrolment");
    const error = new Promise((resolve) =>
      document.addEventListener("enrolkit-error", (event) =>
        resolve((event as CustomEvent<Error>).detail.message),
      ),
    );
    document.body.append(element);
    return error;
  });
  expect(errors).toBe(
    'Enrolkit: <enrolkit-enrolment> needs base-url. See "Wrong set-up" in embed-in-five-minutes.md.',
  );
  await expect(page.getByRole("button", { name: "Could not be loaded. Try again" })).toBeVisible();
});

test("a page leads its steps, and may refuse what is about to be sent", async ({ page, bare }) => {
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) => `<enrolkit-enrolment ${attributes} navigation="history"></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  await opening(flow).start();
  await expect(cover(flow).heading).toBeVisible();
  await page.goBack();
  await expect(opening(flow).startButton).toBeVisible();
  await page.goForward();
  await flow.evaluate((element) =>
    Object.assign(element, {
      beforeSubmit: ({ kind }: { kind: string }) =>
        kind === "coverage" ? "Sign the form first." : undefined,
    }),
  );
  await cover(flow).chooseMinimum();
  await cover(flow).next();
  await expect(flow.getByText("Sign the form first.").first()).toBeVisible();
  await expect(cover(flow).heading).toBeVisible();
});

test("a function of the page that is not there is said once, and found once it is there", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("enrolkit-error", (event) => {
      const { code, message } = (event as CustomEvent<Error & { code: string }>).detail;
      if (code === "wrong_setup") heard.push(message);
    });
  });
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-enrolment ${attributes.replace("app.session", "later")}></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  const retry = flow.getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await page.evaluate(() => {
    const { app } = window as unknown as { app: { session: () => Promise<unknown> } };
    Object.assign(window, { later: app.session });
  });
  await retry.click();
  await expect(opening(flow).heading).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([expect.stringContaining('get-session="later" is not a function.')]);
});

test("elements for two people on one page share nothing, and one signs out alone", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  const [, second = ""] = world.employee_ids;
  const element = (attributes: string) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`;
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes, host) =>
      `<main>${element(attributes)}</main><aside>${element(host.attributesOf(second))}</aside>`,
  );
  const flow = page.locator("main enrolkit-enrolment");
  const other = page.locator("aside enrolkit-enrolment");
  await opening(flow).start();
  await opening(other).start();
  await cover(flow).choose("Excess for each person", "£250");
  await expect(cover(other).option("Excess for each person", "£250")).not.toBeChecked();

  const revoked = await flow.evaluate((element) =>
    (element as HTMLElement & { signOut: () => Promise<boolean> }).signOut(),
  );
  expect(revoked).toBe(true);
  await expect(flow.getByText("You are signed out.")).toBeVisible();
  await cover(other).choose("Excess for each person", "£250");
});

test("inside a shadow root of the page's own its events come out, and the focus follows the steps", async ({
  page,
  bare,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("enrolkit-step-changed", (event) =>
      heard.push((event as CustomEvent<{ step: string }>).detail.step),
    );
  });
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) =>
      `<section><template shadowrootmode="open"><enrolkit-enrolment ${attributes}></enrolkit-enrolment></template></section>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  await opening(flow).start();
  await expect(cover(flow).heading).toBeFocused();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual(["opening", "cover"]);
});

test("a page styles parts by their names, and nothing else inside", async ({ page, bare }) => {
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      button, h2 { border-radius: 9px; text-transform: lowercase }
      ::part(button-primary) { border-radius: 3px }
      ::part(heading) { letter-spacing: 2px }`);
    document.adoptedStyleSheets = [sheet];
  });
  const flow = page.locator("enrolkit-enrolment");
  await expect(flow.getByRole("button", { name: "Start" })).toHaveCSS("border-radius", "3px");
  await expect(opening(flow).heading).toHaveCSS("letter-spacing", "2px");
  await expect(opening(flow).heading).toHaveCSS("text-transform", "none");
});

test("a second script on the page changes nothing", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) =>
      `<script src="/enrolkit/enrolkit.js?again"></script><enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  await expect(opening(page.locator("enrolkit-enrolment")).heading).toBeVisible();
});

test("what the page has of React's tools for developers hears nothing of what is inside", async ({
  page,
  bare,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const inject = () => heard.push("inject");
    const hook = { supportsFiber: true, inject, onCommitFiberRoot: () => heard.push("commit") };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, heard });
  });
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  await expect(opening(page.locator("enrolkit-enrolment")).heading).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test("consents are a control of the form around them, and send nothing by themselves", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  await EmbedPage.open(
    page,
    bare,
    world,
    () => `<form><enrolkit-consent-statements name="consents" required></enrolkit-consent-statements></form>`,
  );
  const consents = page.locator("enrolkit-consent-statements");
  await consents.evaluate((element) => {
    const statements = ["cst_1", "cst_2"].map((id) => ({ id, text: `We agree to ${id}.`, links: [] }));
    Object.assign(element, { statements });
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ["input", "change", "submit"])
      document.addEventListener(type, (event) => {
        event.preventDefault();
        heard.push(`${type} ${(event.target as Element).localName}`);
      });
  });
  const form = () =>
    page.evaluate(() => {
      const element = document.querySelector("form");
      return element && { valid: element.checkValidity(), sent: new FormData(element).getAll("consents") };
    });
  await consents.getByRole("checkbox", { name: "We agree to cst_1." }).check();
  expect(await form()).toEqual({ valid: false, sent: ["cst_1"] });
  await page.keyboard.press("Enter");
  await consents.getByRole("checkbox", { name: "We agree to cst_2." }).check();
  expect(await form()).toEqual({ valid: true, sent: ["cst_1", "cst_2"] });
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const each = ["input enrolkit-consent-statements", "change enrolkit-consent-statements"];
  expect(heard).toEqual([...each, ...each]);
  await page.evaluate(() => document.querySelector("form")?.reset());
  await expect(consents.getByRole("checkbox", { name: "We agree to cst_1." })).not.toBeChecked();
});
