import { cost } from "../pages/cost.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { languages } from "../support/choose-language.ts";
import type { Enrolment } from "../support/enrolment.ts";
import { healthPlans, offer, relatives, costsByApi } from "../support/offer.ts";
import type { Choice } from "../support/richest-choice.ts";
import { test } from "../support/test.ts";

for (const plan of healthPlans) {
  const [, ...others] = plan.supported_cost_sharing_types;

  test(`shows the service's cost, however it is shared: ${plan.name}, ${others.join(", ")}`, async ({
    page,
    bare,
  }) => {
    const offers = others.map(async (type) => {
      const { ofPolicy, ofMember, byApi, onPage } = await offer(bare, plan, type);
      const [costs] = await Promise.all([
        costsByApi(byApi, ofPolicy, ofMember),
        chooseEverything(onPage, ofPolicy, ofMember),
      ]);
      return { type, costs, onPage };
    });
    for (const { type, costs, onPage } of await Promise.all(offers)) {
      await test.step(type, async () => {
        const flow = await bare.mount(page, onPage);
        await opening(flow).start();
        await cost(flow).shows(costs.family);
        await people(flow).person("Robin Finch").uncheck();
        await people(flow).person("Kit Finch").uncheck();
        await cost(flow).shows(costs.couple);
        await people(flow).onlyMe();
        await cost(flow).shows(costs.alone);
        await bare.unmount(page);
      });
    }
  });
}

const currencies = [...new Set(healthPlans.map(({ currency }) => currency))];

for (const currency of currencies) {
  test(`shows the service's cost in every language: ${currency.toUpperCase()}`, async ({ page, bare }) => {
    const plan = healthPlans.find((one) => one.currency === currency)!;
    const { byApi, onPage, ofPolicy, ofMember } = await offer(
      bare,
      plan,
      plan.supported_cost_sharing_types[0]!,
    );
    const [{ family }] = await Promise.all([
      costsByApi(byApi, ofPolicy, ofMember),
      chooseEverything(onPage, ofPolicy, ofMember),
    ]);
    for (const locale of languages) {
      await test.step(locale, async () => {
        const flow = await bare.mount(page, { world: onPage.world, employeeId: onPage.employeeId, locale });
        // Once begun, an enrolment opens where it was left.
        if (locale === "en-GB") await opening(flow).start();
        await cost(flow).showsIn(locale, family);
        await bare.unmount(page);
      });
    }
  });
}

/** Chooses everything and adds all relatives to the list, but does not confirm it. */
async function chooseEverything(enrolment: Enrolment, ofPolicy: Choice, ofMember: Choice): Promise<void> {
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.addRelative(relative)).id);
  await enrolment.begin();
  if (ofPolicy.questions.length > 0) await enrolment.select(ofPolicy.selections);
  await enrolment.openList(ids, ofMember.selections);
}
