import type { Locator } from "@playwright/test";
import { amendment } from "../pages/amendment.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { newQuote } from "../pages/new-quote.ts";
import { people } from "../pages/people.ts";
import { enrolFromStart } from "../pages/enrol-alone.ts";
import { healthWorld } from "../support/health.ts";
import { together } from "../support/hostile-styles.ts";
import { Enrolment } from "../support/enrolment.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";
import { visitBlocksUnderHostileStyles, walkUnderHostileStyles } from "../support/walk-hostile-styles.ts";

test("hostile styles change nothing inside a flow, and nothing inside changes the page", async ({
  page,
  bare,
}) => {
  await walkUnderHostileStyles(page, bare, together);
});

test("hostile styles change nothing in any block", async ({ page, bare }) => {
  await visitBlocksUnderHostileStyles(page, bare, together);
});

test("a strict policy with Trusted Types is never broken", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      broken.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  const flow = await bare.mount(page, {
    world,
    employeeId: world.employee_ids[0] ?? "",
    query: "?policy=strict",
  });
  await enrolFromStart(flow);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});

test("fifty mounts and unmounts leave the page as it was", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  await page.addInitScript(() => {
    const open = { listeners: 0 };
    Object.assign(window, { open });
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      target.addEventListener = (...args: Parameters<typeof add>) => {
        open.listeners += 1;
        add(...args);
      };
      target.removeEventListener = (...args: Parameters<typeof remove>) => {
        open.listeners -= 1;
        remove(...args);
      };
    }
  });
  const traces = () =>
    page.evaluate(() => ({
      globals: Object.keys(window).toSorted(),
      document: document.documentElement.outerHTML,
      stored: Object.keys(localStorage),
      listeners: (window as unknown as { open: { listeners: number } }).open.listeners,
    }));
  const employeeId = world.employee_ids[0] ?? "";
  const mount = async () => {
    const flow = await bare.mount(page, { world, employeeId });
    await expect(flow.getByRole("heading", { name: "Your benefits" })).toBeVisible();
  };
  const unmount = () => page.evaluate(() => window.host.unmount("one"));
  await mount();
  await unmount();
  const before = await traces();
  for (let time = 0; time < 5; time += 1) {
    await mount();
    await unmount();
  }
  // Most are unmounted before anything is loaded.
  await page.evaluate(
    (mount) => {
      for (let time = 0; time < 45; time += 1) {
        window.host.mount("one", mount);
        window.host.unmount("one");
      }
    },
    { baseUrl: bare.stage.serviceUrl, employeeId, groupId: world.group_id },
  );
  await expect.poll(traces).toEqual(before);
});

test("two people on one page share nothing", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  const [first = "", second = ""] = world.employee_ids;
  const tokens = new Map<string, Set<string>>();
  page.on("request", (request) => {
    const employee = new URL(request.url()).searchParams.get("employee_id");
    const token = request.headers()["authorization"];
    if (employee !== null && token !== undefined)
      tokens.set(employee, (tokens.get(employee) ?? new Set()).add(token.replace("Bearer ", "")));
  });
  const one = await bare.mount(page, { world, employeeId: first, slot: "one" });
  const two = await bare.mount(page, { world, employeeId: second, slot: "two" });
  await opening(one).start();
  await cover(one).chooseMinimum();
  await expect(opening(two).heading).toBeVisible();
  await opening(two).start();
  await expect(cover(two).option("Excess for each person", "£250")).not.toBeChecked();
  for (const employee of [first, second])
    expect([...(tokens.get(employee) ?? [])]).toEqual(bare.minted.get(employee));
});

test("two copies of React on one page never meet", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  const [first = "", second = ""] = world.employee_ids;
  const one = await bare.mount(page, { world, employeeId: first, slot: "one" });
  await bare.loadSecondCopy(page);
  const two = await bare.mount(page, { world, employeeId: second, slot: "two" });
  for (const flow of [one, two]) {
    await opening(flow).start();
    await cover(flow).chooseMinimum();
  }
  for (const flow of [one, two]) {
    await expect(cover(flow).option("Wellbeing choices", "Eye test")).toBeChecked();
    await cover(flow).show("Excess for each person");
  }
  for (const flow of [one, two])
    await expect(cover(flow).option("Excess for each person", "£250")).toBeChecked();
  const twice = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll(".ek-root [id]"), ({ id }) => id);
    const namesOf = (slot: string) =>
      new Set(
        Array.from(document.querySelectorAll<HTMLInputElement>(`#${slot} [type=radio]`), (one) => one.name),
      );
    return {
      ids: ids.filter((id, index) => ids.indexOf(id) !== index),
      names: [...namesOf("one").intersection(namesOf("two"))],
      radios: namesOf("one").size > 0,
    };
  });
  expect(twice).toEqual({ ids: [], names: [], radios: true });
});

for (const form of ["native", "react"] as const) {
  test(`inside a ${form} form of the host every step works by keyboard, and the form takes part in none`, async ({
    page,
    bare,
  }) => {
    const world = await healthWorld(bare);
    const flow = await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "", form });
    const keys = new Keyboard(page);
    const address = page.url();
    const around = () =>
      page.evaluate(() => {
        const around = document.querySelector<HTMLFormElement>("form#around");
        return {
          ...window.host.form,
          data: around && [...new FormData(around)],
          elements: around?.elements.length,
          isValid: around?.checkValidity(),
        };
      });
    const untouched = {
      submits: 0,
      // Native events pass every element on their way to React's own listener; React's end at our root.
      changes: form === "react" ? 0 : expect.any(Number),
      data: [["own", "the host's"]],
      elements: 1,
      isValid: true,
    };

    await keys.press(opening(flow).startButton);
    await expect(cover(flow).heading).toBeFocused();
    await keys.pick(cover(flow).question("Excess for each person"), "£250");
    // In a radio and in a box, as in a form: what is missing is said.
    await page.keyboard.press("Enter");
    await expect(errorSummary(flow).box).toBeFocused();
    await cover(flow).chooseMinimum();
    expect(await around()).toEqual(untouched);
    await keys.press(flow.getByRole("button", { name: "Continue", exact: true }));

    await expect(people(flow).heading).toBeFocused();
    await keys.pick(flow.getByRole("group", { name: "Who should be covered?" }), "Me and my family");
    await keys.type(flow.getByLabel("First name"), "Elin");
    await keys.type(flow.getByLabel("Last name"), "Lindqvist");
    await page.evaluate(() => document.querySelector<HTMLFormElement>("form#around")?.reset());
    await expect(flow.getByLabel("First name")).toHaveValue("Elin");
    await page.keyboard.press("Enter");
    await expect(errorSummary(flow).box).toBeFocused();
    for (const [part, text] of Object.entries({ Day: "3", Month: "4", Year: "1990" }))
      await keys.type(flow.getByLabel(part, { exact: true }), text);
    await keys.pick(flow.getByRole("group", { name: "Relationship to you" }), "Partner");
    await keys.pick(flow.getByRole("group", { name: "Sex at birth" }), "Female");
    expect(await around()).toEqual(untouched);
    await page.keyboard.press("Enter");
    await expect(people(flow).person("Elin Lindqvist")).toBeChecked();
    await people(flow).onlyMe();
    await keys.press(flow.getByRole("button", { name: "Continue", exact: true }));

    await expect(check(flow).heading).toBeFocused();
    await keys.press(check(flow).enrolButton);
    await expect(endings(flow).done).toBeVisible();
    expect(await around()).toEqual(untouched);
    expect(page.url()).toBe(address);
  });
}

test("inside a native form of the host Enter moves quotes and changes on, and sends nothing of the form", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const employeeId = world.employee_ids[0] ?? "";
  const enrolment = new Enrolment(bare.stage.platform(world), world, employeeId);
  await enrolment.begin();
  await enrolment.force("enrolled");
  const { items } = await bare.stage
    .platform(world)
    .get<{ items: { id: string }[] }>(`/policies?employee_id=${employeeId}`);
  const keys = new Keyboard(page);
  const begin = (flow: "quote" | "amendment") =>
    bare.mount(page, { world, employeeId, form: "native", flow, policyId: items[0]?.id });
  const expectNothingSent = async () => {
    const around = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("form#around");
      return { submits: window.host.form.submits, data: form && [...new FormData(form)] };
    });
    expect(around).toEqual({ submits: 0, data: [["own", "the host's"]] });
    expect(page.url()).toBe(`${bare.url}/`);
  };
  /** In the first choice of a page: what is missing is said. */
  const expectEnterToCheck = async (flow: Locator, heading: Locator) => {
    await expect(heading).toBeVisible();
    await keys.to(flow.getByRole("radio").or(flow.getByRole("checkbox")).first());
    await page.keyboard.press("Enter");
    await expect(errorSummary(flow).box).toBeFocused();
    await expectNothingSent();
  };

  const quote = await begin("quote");
  await expectEnterToCheck(quote, newQuote(quote).heading);
  await quote.getByRole("checkbox").first().check();
  await page.keyboard.press("Enter");
  await expectEnterToCheck(quote, newQuote(quote).planHeading);
  await newQuote(quote).plan("Anchor Modular Health");
  await page.keyboard.press("Enter");
  await expectEnterToCheck(quote, newQuote(quote).coverHeading);
  await bare.unmount(page);

  const change = await begin("amendment");
  await expectEnterToCheck(change, amendment(change).opening);
  await change.getByRole("radio", { name: "Change who is covered", exact: true }).check();
  await page.keyboard.press("Enter");
  await expectEnterToCheck(change, amendment(change).reason);
});

test("a person who types in the host's own field stays there when the enrolment moves on", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const flow = await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "" });
  await opening(flow).start();
  await cover(flow).chooseMinimum();
  await cover(flow).next();
  await people(flow).onlyMe();
  await people(flow).next();
  await check(flow).enrolButton.click();
  const area = page.getByRole("textbox", { name: "Area" });
  await area.focus();
  await page.keyboard.type("A note to");
  await expect(endings(flow).done).toBeVisible();
  await page.keyboard.type(" myself");
  await expect(area).toHaveValue("A note to myself");
});

test("the token appears in no address, storage, console, event or element", async ({ page, bare }) => {
  const world = await healthWorld(bare);
  const employeeId = world.employee_ids[0] ?? "";
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url()));
  page.on("console", (message) => seen.push(message.text()));
  const flow = await bare.mount(page, { world, employeeId });
  await enrolFromStart(flow);
  seen.push(
    await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        window.host.reported,
        document.documentElement.outerHTML,
      ]),
    ),
  );
  expect(await page.context().cookies()).toEqual([]);
  const tokens = bare.minted.get(employeeId) ?? [];
  expect(tokens).toHaveLength(1);
  for (const token of tokens) expect(seen.filter((text) => text.includes(token))).toEqual([]);
  expect(await page.evaluate(() => window.host.reported.length)).toBeGreaterThan(5);
});
