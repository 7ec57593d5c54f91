import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("a session ends no other, not even of the same person or of its own employees", async () => {
  const journey = await Journey.begin(service);
  const { world, employeeId } = journey;
  const other = await service.session(world, employeeId);
  const employersOther = await service.session(world);
  for (const { token } of [await service.session(world, employeeId), await service.session(world)]) {
    for (const { id } of [other, employersOther]) {
      const response = await journey.call("DELETE", `/embed/sessions/${id}`, undefined, { key: token });
      expect(response).toMatchObject({ status: 404, body: { error_code: "not_found" } });
    }
  }
  for (const { token } of [other, employersOther]) {
    expect((await journey.call("GET", "/plans", undefined, { key: token })).status).toBe(200);
  }
});
