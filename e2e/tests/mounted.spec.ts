import type { EnrolmentIntent, Paged } from "@enrolkit/contract";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { Api } from "../support/api.ts";
import { sister } from "../support/arrive.ts";
import { MountedHost } from "../support/mounted-host.ts";
import { expect, test } from "../support/test.ts";

test("an employee enrols with a partner through a host's Express app that mounts the service", async ({
  page,
}) => {
  const host = await MountedHost.open();
  try {
    const world = await host.world();
    const employeeId = world.employee_ids[0] ?? "";
    const addresses = new Set<string>();
    page.on("request", (request) => addresses.add(request.url()));

    const flow = await host.enter(page, world, employeeId);
    await opening(flow).start();
    await cover(flow).chooseMinimum();
    await cover(flow).next();
    await people(flow).family();
    await people(flow).add({ ...sister, relation: "Partner" });
    await people(flow).cover("Elin Lindqvist");
    await people(flow).next();
    await beneficiaries(flow).allTo("Elin Lindqvist");
    await check(flow).enrol();
    await expect(endings(flow).done).toBeVisible();

    const platform = new Api(host.serviceUrl, world.api_key);
    const { items } = await platform.get<Paged<EnrolmentIntent>>(
      `/enrolment_intents?employee_id=${employeeId}`,
    );
    expect(items.map(({ status }) => status)).toEqual(["enrolled"]);
    const calls = [...addresses].filter((address) => address.includes("/enrolment_intents"));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((address) => !address.startsWith(`${host.url}/benefits-api/`))).toEqual([]);
  } finally {
    await host.close();
  }
});

test("the API pages are read below the host's path, and name its address", async ({ page }) => {
  const host = await MountedHost.open();
  try {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto(`${host.serviceUrl}/docs#tag/plans/GET/plans`);
    const plans = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "List the plans of the catalogue, newest first" }) })
      .last();
    await expect(plans).toContainText(`curl "${host.serviceUrl}/plans"`, { timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const others = addresses.filter((address) => !address.startsWith(`${host.serviceUrl}/`));
    expect(others.filter((address) => address.startsWith("http"))).toEqual([]);
  } finally {
    await host.close();
  }
});
