import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("a session that is ended is dead at once, and ending it again says when it was", async () => {
  const journey = await Journey.begin(service);
  const { id, token, expiry } = await service.session(journey.world, journey.employeeId);
  const ended = await journey.ok("DELETE", `/embed/sessions/${id}`);
  expect(ended).toEqual({
    id,
    expiry,
    revoked_at: new Date(service.clock.now()).toISOString(),
    object: "embed_session",
  });
  expect((await journey.call("GET", "/plans", undefined, { key: token })).status).toBe(401);
  service.clock.tick(1000);
  expect(await journey.ok("DELETE", `/embed/sessions/${id}`)).toEqual(ended);
});
