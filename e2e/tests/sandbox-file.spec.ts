import { expect, test } from "../support/test.ts";

test("after a reset in the demo, sandbox.json names the company on the screen, also after restarts", async ({
  demo,
}) => {
  const before = demo.stage.sandboxFile();
  await demo.freshWorld();
  const after = demo.stage.sandboxFile();
  expect(after.platform_id).not.toBe(before.platform_id);
  expect(after).toMatchObject(demo.world);
  const id = demo.employeeId("family");
  expect(await demo.stage.platform(after).get(`/employees/${id}`)).toMatchObject({ id });

  for (const server of [demo.backend, demo.stage.service]) await server.stop();
  for (const server of [demo.stage.service, demo.backend]) await server.start();
  expect(demo.stage.sandboxFile().platform_id).toBe(after.platform_id);
  expect(demo.world.platform_id).toBe(after.platform_id);
});
