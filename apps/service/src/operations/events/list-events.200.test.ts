import type { Event, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const list = (journey: Journey, query = "") => journey.ok<Paged<Event>>("GET", `/events${query}`);

describe("the list of events", () => {
  test("lists events newest first, with ids and statuses", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const { items } = await list(journey, "?page_size=100");
    expect(items.map(({ id }) => id)).toEqual((await journey.events()).map(({ id }) => id).toReversed());
    expect(items[0]).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: "enrolment_intent.pending_confirmation",
      platform_id: journey.world.platform_id,
      created_at: expect.stringMatching(/Z$/),
      data: expect.objectContaining({ enrolment_intent_id: journey.intentId }),
      version: "1.0",
      object: "event",
    });
    expect(await journey.ok("GET", `/events/${items[0]?.id}`)).toEqual(items[0]);
  });

  test("is found by type, page by page", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const type = "enrolment_intent.pending_confirmation";
    expect(await list(journey, `?type=${type}`)).toMatchObject({ total_count: 1, items: [{ type }] });
    expect(await list(journey, "?type=policy.cancelled")).toMatchObject({ total_count: 0, items: [] });
    const all = await list(journey, "?page_size=100");
    const second = await list(journey, "?page_size=1&page=2");
    expect(second).toMatchObject({ page: 2, page_size: 1, total_count: all.total_count });
    expect(second.items).toEqual([all.items[1]]);
  });

  test("goes back 30 days of the platform's clock", async () => {
    const journey = await Journey.begin(service);
    await journey.create();
    const type = "enrolment_intent.processing";
    const [event] = (await list(journey, `?type=${type}`)).items;
    await service.advance(journey.world, 30 * 86_400);
    expect((await list(journey, `?type=${type}`)).items).toEqual([event]);
    await service.advance(journey.world, 1);
    expect((await list(journey, `?type=${type}`)).items).toEqual([]);
    expect(await journey.call("GET", `/events/${event?.id}`)).toMatchObject({ status: 404 });
  });
});
