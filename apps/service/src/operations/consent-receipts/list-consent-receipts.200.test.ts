import type { ConsentReceipt, EmbedSession, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { verifyReceipts } from "../../receipts/verify.ts";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

/** A receipt of the world's customer, and one of another customer of the same employer. */
async function twoCustomers() {
  const journey = await GroupPolicyJourney.begin(service, { platform_type: "employer_of_record" });
  const { world } = journey;
  const other = await GroupPolicyJourney.begin(service, {
    world: { ...world, external_customer_id: "customer-2", employee_ids: [] },
  });
  await journey.accept();
  await other.accept();
  const path = `/employers/${world.employer_id}/consent_receipts`;
  return { journey, other, world, path };
}

describe("an employer's receipts", () => {
  test("are listed newest first, page by page, and each page verifies", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.accept();
    for (let count = 0; count < 2; count += 1) {
      await (await GroupPolicyJourney.begin(service, { world: journey.world })).accept();
    }
    const path = `/employers/${journey.world.employer_id}/consent_receipts`;
    const page = await journey.ok<Paged<ConsentReceipt>>("GET", `${path}?page_size=2`);
    expect(page.items.map(({ sequence }) => sequence)).toEqual([3, 2]);
    expect(page).toMatchObject({ total_count: 3, has_next_page: true });
    expect(verifyReceipts(page)).toMatchObject({ errors: [], chains: [{ from: 2, to: 3 }] });
  });

  test("are a chain for each customer of an employer of record", async () => {
    const { journey, path } = await twoCustomers();
    const all = await journey.ok<Paged<ConsentReceipt>>("GET", path);
    expect(all.items.map((it) => [it.external_customer_id, it.sequence])).toEqual([
      ["customer-2", 1],
      ["customer-1", 1],
    ]);
    expect(verifyReceipts(all).errors).toEqual([]);
    const one = await journey.ok<Paged<ConsentReceipt>>("GET", `${path}?external_customer_id=customer-2`);
    expect(one.items).toEqual(all.items.slice(0, 1));
    expect(await journey.ok("GET", `${path}?external_customer_id=unknown`)).toMatchObject({ items: [] });
  });

  test("are shown to a customer's session as far as they are its own; another's are not found", async () => {
    const { journey, other, world, path } = await twoCustomers();
    const { token: key } = await service.session(world);
    const seen = await journey.ok<Paged<ConsentReceipt>>("GET", path, undefined, { key });
    expect(seen.items.map((it) => it.external_customer_id)).toEqual(["customer-1"]);
    const own = await journey.call("GET", `${path}?external_customer_id=customer-1`, undefined, { key });
    expect(own.status).toBe(200);
    for (const hidden of [
      `${path}?external_customer_id=customer-2`,
      other.intentPath,
      `${other.intentPath}/consent_receipt`,
      `${other.intentPath}/requirements`,
    ]) {
      expect(await journey.call("GET", hidden, undefined, { key })).toMatchObject({ status: 404 });
    }
    const body = await other.acceptance();
    expect(await journey.call("POST", "/group_policy_intents", body, { key })).toMatchObject({ status: 404 });
  });

  test("are no other employer's", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const { world } = journey;
    await journey.accept();
    const employer = await journey.ok<{ id: string }>("POST", "/employers", { name: "Quay", country: "ie" });
    const { token: key } = await journey.ok<EmbedSession>("POST", "/embed/sessions", {
      employer_id: employer.id,
    });
    for (const [method, hidden] of [
      ["GET", `/employers/${world.employer_id}/consent_receipts`],
      ["GET", journey.intentPath],
      ["GET", `${journey.intentPath}/consent_receipt`],
      ["GET", `/group_policy_intents?quote_intent_id=${journey.quoting.intentId}`],
      ["GET", `/group_policy_intents?employer_id=${world.employer_id}`],
    ] as const) {
      expect(await journey.call(method, hidden, undefined, { key })).toMatchObject({ status: 404 });
    }
    const body = await journey.acceptance();
    expect(await journey.call("POST", "/group_policy_intents", body, { key })).toMatchObject({ status: 404 });
    expect(await journey.ok("GET", "/group_policy_intents", undefined, { key })).toMatchObject({ items: [] });
  });

  test("have no customers where the platform is no employer of record", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const path = `/employers/${journey.world.employer_id}/consent_receipts?external_customer_id=customer-1`;
    const { errors } = await journey.rejected("GET", path);
    expect(Object.keys(errors ?? {})).toEqual(["external_customer_id"]);
  });
});
