import type { Plan, Policy, World } from "@enrolkit/contract";
import type { Locator, Page } from "@playwright/test";
import { amendment } from "../pages/amendment.ts";
import { check } from "../pages/check.ts";
import { consents as consentsOf, quoteEndings } from "../pages/consents.ts";
import { cost } from "../pages/cost.ts";
import { cover as coverOf } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { newQuote } from "../pages/new-quote.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { policies } from "../pages/policies.ts";
import { quote } from "../pages/quote.ts";
import type { BareHost } from "../support/bare-host.ts";
import { EmbedPage } from "../support/embed-page.ts";
import { Enrolment } from "../support/enrolment.ts";
import { healthWorld } from "../support/health.ts";
import { expectUntouched, together } from "../support/hostile-styles.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expectPrintedWell } from "../support/printed.ts";
import { richestChoice } from "../support/richest-choice.ts";
import { expect, test } from "../support/test.ts";

/** Requests for these files or reads wait until they are let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** An employee who is covered, and the id of their policy. */
async function enrolledIn(bare: BareHost) {
  const world = await healthWorld(bare);
  const [employeeId = ""] = world.employee_ids;
  const api = bare.stage.platform(world);
  const enrolment = new Enrolment(api, world, employeeId);
  await enrolment.begin();
  await enrolment.force("enrolled");
  const { items } = await api.get<{ items: Policy[] }>(`/policies?employee_id=${employeeId}`);
  return { world, employeeId, policyId: items[0]?.id ?? "" };
}

test("code that fails or hangs is said within ten seconds, each retry is one, and what comes late is used", async ({
  page,
  bare,
  consoleErrors,
}) => {
  const chunks = "**/enrolkit/chunks/**";
  await page.clock.install();
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("enrolkit-error", (event) => {
      const { code, message, cause } = (event as CustomEvent<Error & { code: string }>).detail;
      heard.push({ code, message, cause: (cause as Error | undefined)?.name });
    });
  });
  await page.route(chunks, (route) => route.abort());
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) => `<enrolkit-enrolment ${attributes}><p>A moment, please.</p></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  const ownChildren = flow.getByText("A moment, please.");
  const retry = flow.getByRole("button", { name: "Could not be loaded. Try again" });
  await expect(flow.getByRole("alert")).toHaveText("Could not be loaded. Try again");
  await page.unroute(chunks);

  const releaseCode = await hold(page, chunks);
  for (let time = 0; time < 2; time += 1) {
    await retry.click();
    await expect(ownChildren).toBeVisible();
    await expect(retry).toBeHidden();
    await page.clock.runFor(9000);
    await expect(retry).toBeVisible();
  }
  const signedOut = flow.evaluate((element) =>
    (element as HTMLElement & { signOut: () => Promise<boolean> }).signOut(),
  );
  expect(await signedOut, "a page that signs out does not wait for code").toBe(false);

  // The code takes six seconds, and what it asks for has the rest.
  const releaseRead = await hold(page, "**/enrolment_intents?**");
  await retry.click();
  await page.clock.runFor(6000);
  const asked = page.waitForRequest("**/enrolment_intents?**");
  releaseCode();
  await asked;
  await page.clock.runFor(3000);
  await expect(flow.getByRole("alert")).toContainText("We couldn’t load your benefits.");
  releaseRead();
  await expect(opening(flow).heading).toBeVisible();

  const code = "code_not_loaded";
  const message =
    'Enrolkit: <enrolkit-enrolment> could not be loaded. See "Not loaded" in embed-in-five-minutes.md.';
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  expect(heard).toEqual([
    { code, message, cause: "TypeError" },
    { code, message },
    { code, message },
    { code: "network_error", message: expect.stringContaining('See "No response"') },
  ]);
  consoleErrors.length = 0;
});

/** Data of the blocks that stand on a page by themselves, as a page gives them. */
async function blocksOf(bare: BareHost, world: World) {
  const api = bare.stage.platform(world);
  const plan = await api.get<Plan>(`/plans/${world.plan_ids[0]}`);
  const [first, second] = ["Elin", "Ida"].map((first_name, index) => ({
    associated_person_id: `ap_${index}`,
    first_name,
    last_name: "Lindqvist",
    date_of_birth: "2015-04-03",
    sex_at_birth: "female",
    relationship: "child",
    eligibility_status: "eligible",
    ineligibility_reason: null,
    ineligibility_code: null,
    becomes_eligible_on: null,
  }));
  return {
    statements: plan.consent_statements,
    disclosures: plan.disclosures,
    configurations: plan.coverage_configurations,
    facts: { employees_count: 3, members_count: 1, industry: null },
    people: [first, second],
    chosen: richestChoice(plan.coverage_configurations, "policy").selections,
  };
}

test("every block opens under the policy, and what the person changes is its value and what the form sends", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const data = await blocksOf(bare, world);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    () => `<form>
      <enrolkit-consent-statements name="consents" required></enrolkit-consent-statements>
      <enrolkit-disclosures></enrolkit-disclosures>
      <enrolkit-coverage-selection name="cover" currency="gbp" required></enrolkit-coverage-selection>
      <enrolkit-dependents-picker currency="gbp" effective-from="2027-01-01" today="2026-12-08"></enrolkit-dependents-picker>
    </form>`,
  );
  await page.evaluate((data) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ["input", "change", "submit", "enrolkit-error"])
      document.addEventListener(type, (event) => {
        event.preventDefault();
        heard.push(`${type} ${(event.target as Element).localName.replace("enrolkit-", "")}`);
      });
    for (const block of document.querySelectorAll<HTMLElement>("form > *")) {
      block.style.setProperty("--ek-font", "monospace");
      Object.assign(block, data);
    }
  }, data);
  const blocks = page.locator("form > *");
  for (const block of await blocks.all())
    await expect(block.locator(".ek-root").first()).toHaveCSS("font-family", "monospace");

  const valueOf = (block: Locator) =>
    block.evaluate((element) => (element as HTMLElement & { value: unknown }).value);
  const form = () =>
    page.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      const sent = new FormData(form);
      return {
        isValid: form.checkValidity(),
        consents: sent.getAll("consents"),
        cover: sent.getAll("cover").map((one) => JSON.parse(one as string) as unknown),
        names: [...new Set(sent.keys())].toSorted(),
      };
    });
  const [consents, disclosures, cover, picker] = [
    "consent-statements",
    "disclosures",
    "coverage-selection",
    "dependents-picker",
  ].map((name) => page.locator(`enrolkit-${name}`)) as [Locator, Locator, Locator, Locator];
  const clear = { isValid: false, consents: [], cover: [], names: [] };
  expect(await form()).toEqual(clear);

  for (const { text } of data.disclosures) await expect(disclosures).toContainText(text.split("{")[0] ?? "");
  for (const box of await consents.getByRole("checkbox").all()) await box.check();
  const statementIds = data.statements.map(({ id }) => id);
  expect(await valueOf(consents)).toEqual(statementIds);
  expect((await form()).isValid, "cover is missing").toBe(false);

  await expect(cover.getByText("£250").first()).toBeVisible();
  await cover.evaluate((element, value) => Object.assign(element, { value }), data.chosen);
  await expect.poll(form).toEqual({
    isValid: true,
    consents: statementIds,
    cover: data.chosen,
    names: ["consents", "cover"],
  });
  await coverOf(cover).choose("Excess for each person", "£100");
  const changed = (await valueOf(cover)) as unknown[];
  expect(changed).not.toEqual(data.chosen);
  await expect.poll(async () => (await form()).cover).toEqual(changed);

  await picker.getByRole("radio", { name: "Me and my family" }).check();
  expect(await picker.evaluate((element) => (element as HTMLElement & { who: unknown }).who)).toBe("family");
  await picker.getByRole("checkbox", { name: "Ida Lindqvist" }).check();
  expect(await valueOf(picker)).toEqual(["ap_1"]);

  // Untouched blocks of the page are not asked for again.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const each = (name: string, times: number) =>
    Array.from({ length: times }, () => [`input ${name}`, `change ${name}`]).flat();
  expect(heard).toEqual([
    ...each("consent-statements", statementIds.length),
    ...each("coverage-selection", 1),
    ...each("dependents-picker", 2),
  ]);

  await page.evaluate(() => document.querySelector("form")?.reset());
  await expect.poll(form).toEqual(clear);
  await expect(consents.getByRole("checkbox").first()).not.toBeChecked();
  await page.evaluate(() => document.querySelector("form")?.requestSubmit());
  for (const block of [consents, cover]) await expect(block.locator("[part~=error]").first()).toBeVisible();
  expect(await host.broken()).toEqual([]);
});

test("an employer asks for a quote and accepts it in an element, which begins with what the page knows", async ({
  page,
  bare,
}) => {
  test.slow();
  const world = await healthWorld(bare);
  const completed = listenFor(page, "enrolkit-completed");
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (_, host) =>
      `<form id="around"><enrolkit-quote ${host.employerAttributes} group-id="${world.group_without_policy_id}"></enrolkit-quote></form>`,
  );
  const flow = page.locator("enrolkit-quote");
  await flow.evaluate(
    (element, plan_id) => Object.assign(element, { prefill: { plan_id } }),
    world.plan_ids[0],
  );
  const steps = newQuote(flow);
  await steps.planHeading.waitFor();
  await expect(flow.getByRole("radio", { name: "Anchor Modular Health" })).toBeChecked();
  await steps.next();
  await steps.coverHeading.waitFor();
  await steps.chooseMinimum();
  await page.keyboard.press("Enter");
  await steps.costHeading.waitFor();
  await steps.sharePercent(50);
  await steps.next();
  await steps.ask();
  await quote(flow).read();
  await consentsOf(flow).tickAll();
  await consentsOf(flow).accept();
  await quoteEndings(flow).done.waitFor();
  await expect.poll(completed).toHaveLength(1);
  expect(page.url()).toContain("/without-react-");
  expect(await host.broken()).toEqual([]);
});

test("an employee prints what they have from an element, and ends the cover in another", async ({
  page,
  bare,
}) => {
  test.slow();
  const { world, employeeId, policyId } = await enrolledIn(bare);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  const enrolled = page.locator("enrolkit-enrolment");
  await enrolled.getByRole("button", { name: "Print or save as PDF" }).waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectPrintedWell(page, "an element");
  await page.emulateMedia({ colorScheme: null });

  const tokens = () => bare.minted.get(employeeId)?.length;
  expect(tokens()).toBe(1);
  await enrolled.evaluate((element) => (element as HTMLElement & { renew: () => Promise<void> }).renew());
  await expect.poll(tokens, "renew() asks for another session").toBe(2);

  await enrolled.evaluate((element, policyId) => {
    const amendment = document.createElement("enrolkit-amendment");
    for (const name of ["base-url", "get-session"])
      amendment.setAttribute(name, element.getAttribute(name) ?? "");
    amendment.setAttribute("policy-id", policyId);
    element.replaceWith(amendment);
  }, policyId);
  const change = page.locator("enrolkit-amendment");
  const flow = amendment(change);
  await flow.choose("End this cover");
  await flow.chooseReason("No special reason");
  await flow.check.waitFor();
  await change.getByRole("button", { name: "Stop health insurance before it starts" }).click();
  await change.getByRole("heading", { name: "Your health insurance won’t start" }).waitFor();
  expect(await host.broken()).toEqual([]);
});

test("an employee sees their cover in an element, and is led to where it is changed", async ({
  page,
  bare,
}) => {
  const { world, policyId } = await enrolledIn(bare);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-policies ${attributes}></enrolkit-policies>`,
  );
  const element = page.locator("enrolkit-policies");
  const cover = policies(element);
  const plan = "Anchor Modular Health";
  await expect(cover.card(plan)).toBeVisible();
  await expect(cover.change(plan), "leads nowhere while the page does not say where").toHaveCount(0);
  await element.evaluate((element) => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Object.assign(element, { changePolicy: (id: string) => asked.push(id), nextPayday: "2026-12-23" });
  });
  await expect(element).toHaveAttribute("next-payday", "2026-12-23");
  await cover.change(plan).click();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([policyId]);
  expect(await host.broken()).toEqual([]);
});

test("an employer sees who takes part in an element, and has the page remind an employee", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const [employeeId = ""] = world.employee_ids;
  const api = bare.stage.platform(world);
  await new Enrolment(api, world, employeeId).begin();
  const { items } = await api.get<{ items: { id: string }[] }>(`/group_policies?group_id=${world.group_id}`);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (_, host) =>
      `<enrolkit-participation ${host.employerAttributes} group-policy-id="${items[0]?.id}" initial-state="invited"></enrolkit-participation>`,
  );
  const element = page.locator("enrolkit-participation");
  await expect(element.getByRole("heading", { name: "Who is covered" })).toBeVisible();
  await element.evaluate((element) => {
    const reminded: string[] = [];
    const remind = async (employee: { employee_id: string }) => reminded.push(employee.employee_id);
    Object.assign(window, { reminded });
    Object.assign(element, { remind });
  });
  await element.getByRole("button", { name: /^Send reminder/ }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reminded: string[] }).reminded))
    .toEqual([employeeId]);
  expect(await host.broken()).toEqual([]);
});

test("an element that gets another person starts from nothing, and asks for nothing of the one before", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const [first = "", second = ""] = world.employee_ids;
  const requests: { url: string; token: string | undefined }[] = [];
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-enrolment ${attributes} subject="first"></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  await opening(flow).start();
  await coverOf(flow).choose("Excess for each person", "£250");
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(stored, "a draft of the first person").not.toBe("[]");
  page.on("request", (request) =>
    requests.push({ url: request.url(), token: request.headers()["authorization"] }),
  );
  await flow.evaluate(
    (element, second) =>
      Object.assign(element, { subject: "second", employeeId: second }) &&
      element.setAttribute("get-session", `app.${second}`),
    second,
  );
  await expect(opening(flow).heading).toBeVisible();
  expect(await stored()).toBe("[]");
  await opening(flow).start();
  await expect(coverOf(flow).option("Excess for each person", "£250")).not.toBeChecked();
  const tokens = bare.minted.get(second)?.map((token) => `Bearer ${token}`);
  const sent = requests.filter(({ url }) => url.startsWith(bare.stage.serviceUrl));
  expect(new Set(sent.flatMap(({ token }) => token ?? []))).toEqual(new Set(tokens));
  expect(sent.filter(({ url }) => url.includes(first))).toEqual([]);
});

test("a hostile page changes nothing in an element, and nothing in it changes the page's form or focus", async ({
  page,
  bare,
}) => {
  test.slow();
  const world = await healthWorld(bare);
  const [employeeId = ""] = world.employee_ids;
  await new Enrolment(bare.stage.platform(world), world, employeeId).begin();
  await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) =>
      `<form id="around"><input name="own" value="the page's"><div><enrolkit-enrolment ${attributes} initial-step="cover"></enrolkit-enrolment></div></form>`,
    "'self'",
  );
  const flow = page.locator("enrolkit-enrolment");
  await coverOf(flow).heading.waitFor();
  await cost(flow).total.waitFor();
  // The same room, whatever the page does to its own elements.
  await page.evaluate(() => {
    const room = document.querySelector("#around > div") as HTMLElement;
    Object.assign(room.style, { display: "block", inlineSize: "900px" });
  });
  await expectUntouched(flow.locator(".ek-root > *"), "Cover, in an element", [...together, ["unset"]]);

  await page.addStyleTag({ url: "/hostile/unset.css" });
  await page.evaluate(() => {
    Object.assign(window, { submits: 0 });
    document.querySelector("#around")?.addEventListener("submit", (event) => {
      event.preventDefault();
      (window as unknown as { submits: number }).submits += 1;
    });
  });
  const keys = new Keyboard(page);
  await keys.pick(coverOf(flow).question("Excess for each person"), "£250");
  await page.keyboard.press("Enter");
  await expect(errorSummary(flow).box).toBeFocused();
  await coverOf(flow).chooseMinimum();
  await keys.press(flow.getByRole("button", { name: "Continue", exact: true }));
  await expect(people(flow).heading).toBeFocused();
  await people(flow).onlyMe();
  await people(flow).next();
  await check(flow).enrolButton.click();
  const own = page.locator("[name=own]");
  await own.focus();
  await expect(endings(flow).done).toBeVisible();
  await expect(own, "the focus is the page's").toBeFocused();
  const form = await page.evaluate(() => {
    const form = document.querySelector("#around") as HTMLFormElement;
    return {
      data: [...new FormData(form)],
      elements: form.elements.length,
      submits: (window as unknown as { submits: number }).submits,
    };
  });
  expect(form).toEqual({ data: [["own", "the page's"]], elements: 1, submits: 0 });
});

/** Details of the events of a name that the page has heard. */
function listenFor(page: Page, type: string): () => Promise<unknown[]> {
  const listening = page.addInitScript((type) => {
    const heard: unknown[] = [];
    Object.assign(window, { [type]: heard });
    document.addEventListener(type, (event) => heard.push((event as CustomEvent<unknown>).detail));
  }, type);
  return async () => {
    await listening;
    return page.evaluate((type) => (window as unknown as Record<string, unknown[]>)[type] ?? [], type);
  };
}
