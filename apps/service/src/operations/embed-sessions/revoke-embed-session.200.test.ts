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

test.each(["employee", "employer"])("the session of an %s ends itself", async (kind) => {
  const journey = await Journey.begin(service);
  const { id, token } = await service.session(
    journey.world,
    kind === "employee" ? journey.employeeId : undefined,
  );
  const end = () => journey.call("DELETE", `/embed/sessions/${id}`, undefined, { key: token });
  expect(await end()).toMatchObject({ status: 200, body: { id, object: "embed_session" } });
  expect((await end()).status).toBe(401);
});
