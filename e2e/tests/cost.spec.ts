import type { Locator } from "@playwright/test";
import { check } from "../pages/check.ts";
import { cost } from "../pages/cost.ts";
import { cover } from "../pages/cover.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { healthPlans, offer, relatives, costsByApi } from "../support/offer.ts";
import type { Choice } from "../support/richest-choice.ts";
import { expect, test } from "../support/test.ts";

for (const plan of healthPlans) {
  const [first = ""] = plan.supported_cost_sharing_types;

  test(`shows the service's cost on every step: ${plan.name}, ${first}`, async ({ page, bare }) => {
    const { ofPolicy, ofMember, byApi, onPage } = await offer(bare, plan, first);
    const service = costsByApi(byApi, ofPolicy, ofMember);
    for (const relative of relatives) await onPage.addRelative(relative);
    const flow = await bare.mount(page, onPage);
    await opening(flow).start();
    if (ofPolicy.questions.length > 0) {
      for (const { question, options } of ofPolicy.questions) await cover(flow).choose(question, ...options);
      await cover(flow).next();
    }
    const { alone, couple, family } = await service;
    await people(flow).onlyMe();
    await cost(flow).shows(alone);
    await people(flow).family();
    await coverPerson(flow, "Sam Finch", ofMember);
    await cost(flow).shows(couple);
    await coverPerson(flow, "Kit Finch", ofMember);
    await coverPerson(flow, "Robin Finch", ofMember);
    await cost(flow).shows(family);
    await people(flow).next();
    await expect(check(flow).heading).toBeVisible();
    await cost(flow).shows(family);
    await cost(flow).showsTerm(family);
  });
}

async function coverPerson(flow: Locator, name: string, choice: Choice): Promise<void> {
  await people(flow).person(name).check();
  for (const { question, options } of choice.questions) {
    for (const option of options) await people(flow).choose(name, question, option);
  }
}

test("an option moves what the employee pays by what its price says", async ({ page, bare }) => {
  const plan = healthPlans.find(({ name }) => name.startsWith("Anchor Modular"))!;
  const { onPage } = await offer(bare, plan, "percentage");
  const flow = await bare.mount(page, onPage);
  await opening(flow).start();
  await cover(flow).choose("Excess for each person", "£250");
  const before = await cost(flow).employee();
  const least = await cover(flow).price("Excess for each person", "£250");
  const said = await cover(flow).price("Excess for each person", "£100");
  expect(said).toBeGreaterThan(least);
  await cover(flow).choose("Excess for each person", "£100");
  // The sum and the two labels are rounded each by itself.
  await expect
    .poll(async () => Math.abs((await cost(flow).employee()) - before - (said - least)))
    .toBeLessThan(0.021);
  await flow.getByRole("button", { name: "Full price" }).click();
  expect(await cover(flow).price("Excess for each person", "£100")).toBeGreaterThan(said);
});
