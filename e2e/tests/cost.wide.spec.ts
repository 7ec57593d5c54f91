import { cost } from "../pages/cost.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { Enrolment } from "../support/enrolment.ts";
import { healthPlans, offer, relatives, toldByService } from "../support/offer.ts";
import type { Choice } from "../support/richest-choice.ts";
import { test } from "../support/test.ts";

for (const plan of healthPlans) {
  const [, ...others] = plan.supported_cost_sharing_types;

  test(`the cost shown is the service's, however it is shared: ${plan.name}, ${others.join(", ")}`, async ({
    page,
    bare,
  }) => {
    const offers = others.map(async (type) => {
      const { ofPolicy, ofMember, told, shown } = await offer(bare, plan, type);
      const [costs] = await Promise.all([
        toldByService(told, ofPolicy, ofMember),
        chooseEverything(shown, ofPolicy, ofMember),
      ]);
      return { type, costs, shown };
    });
    for (const { type, costs, shown } of await Promise.all(offers)) {
      await test.step(type, async () => {
        const flow = await bare.show(page, shown);
        await opening(flow).start();
        await cost(flow).shows(costs.family);
        await people(flow).person("Robin Finch").uncheck();
        await people(flow).person("Kit Finch").uncheck();
        await cost(flow).shows(costs.couple);
        await people(flow).onlyMe();
        await cost(flow).shows(costs.alone);
        await bare.hide(page);
      });
    }
  });
}

/** Everything chosen and everybody on the list, which is not settled yet. */
async function chooseEverything(enrolment: Enrolment, ofPolicy: Choice, ofMember: Choice): Promise<void> {
  const ids: string[] = [];
  for (const relative of relatives) ids.push((await enrolment.putOnFile(relative)).id);
  await enrolment.begin();
  if (ofPolicy.steps.length > 0) await enrolment.select(ofPolicy.selections);
  await enrolment.list(ids, ofMember.selections);
}
