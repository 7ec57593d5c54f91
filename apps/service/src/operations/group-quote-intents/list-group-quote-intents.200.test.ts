import type { GroupQuoteIntent, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const listed = async (journey: QuoteJourney, query = "", key = journey.key) => {
  const path = `/group_quote_intents${query}`;
  const { items } = await journey.ok<Paged<GroupQuoteIntent>>("GET", path, undefined, { key });
  return items.map(({ id }) => id);
};

describe("the quotes of an employer", () => {
  test("are found by status and employer, newest first", async () => {
    const journey = await QuoteJourney.begin(service);
    const { id: first } = await journey.create();
    await journey.pass();
    const { id: second } = await journey.create();
    expect(await listed(journey)).toEqual([second, first]);
    expect(await listed(journey, "?status=quote_available")).toEqual([first]);
    expect(await listed(journey, `?employer_id=${journey.world.employer_id}`)).toEqual([second, first]);
    const none = `er_${"0".repeat(32)}`;
    expect(await journey.call("GET", `/group_quote_intents?employer_id=${none}`)).toMatchObject({
      status: 404,
    });
    expect(await journey.call("GET", "/group_quote_intents?status=available")).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    });
  });
});

describe("a customer of an employer of record", () => {
  /** Two customers of one employer, each with a quote and a session. */
  async function customers() {
    const mine = await QuoteJourney.begin(service, { platform_type: "employer_of_record", as: "employer" });
    await mine.reach("action_required");
    const { employer_id, api_key } = mine.world;
    const platform = { key: api_key };
    const theirs = { employer_id, external_customer_id: "customer-2" };
    const group = { ...theirs, name: "Shop Evidence" };
    const { id } = await mine.ok<{ id: string }>("POST", "/groups", group, platform);
    const { token } = await mine.ok<{ token: string }>("POST", "/embed/sessions", theirs, platform);
    return { mine, otherGroup: id, otherKey: token };
  }

  test("sees its own quotes alone, and does nothing with another's", async () => {
    const { mine, otherKey } = await customers();
    const [requirement] = await mine.requirements();
    expect(await mine.intent()).toMatchObject({ external_customer_id: "customer-1" });
    expect(await listed(mine)).toEqual([mine.intentId]);
    expect(await listed(mine, "", otherKey)).toEqual([]);
    const body = { answers: { previously_insured: false } };
    const asked = `/requirements/${requirement?.id}`;
    for (const [method, path, sent] of [
      ["GET", mine.intentPath],
      ["GET", `${mine.intentPath}/quote`],
      ["GET", `${mine.intentPath}/requirements`],
      ["POST", `${mine.intentPath}/reject`],
      ["GET", asked],
      ["POST", asked, body],
      ["POST", "/group_quote_intents", mine.level()],
    ] as const) {
      expect(await mine.call(method, path, sent, { key: otherKey })).toMatchObject({ status: 404 });
    }
  });

  test("cannot ask for a quote that is partly of another's groups", async () => {
    const { mine, otherGroup } = await customers();
    const levels = [mine.level(), mine.level("Anchor Modular", otherGroup)];
    const body = { items: [{ benefit_type: "health_insurance", levels }] };
    expect(await mine.call("POST", "/group_quote_intents", body)).toMatchObject({ status: 404 });
  });
});

test("an employer's session answers its quote's requirements, and sees none of an employee", async () => {
  const journey = await QuoteJourney.begin(service, { as: "employer" });
  await journey.reach("action_required");
  const [requirement] = await journey.requirements();
  expect(await journey.ok("GET", `/requirements/${requirement?.id}`)).toEqual(requirement);
  await journey.answerRequirements();
  expect(await journey.requirements()).toMatchObject([
    { is_fulfilled: true, answers: { previously_insured: false } },
  ]);
});
