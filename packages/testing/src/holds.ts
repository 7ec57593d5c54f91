import { randomUUID } from "node:crypto";
import { holdPlatform, releasePlatform, type Services } from "@enrolkit/service";
import { type RequestHandler, Router } from "express";

/** No test runs longer than a day. */
const dayMs = 24 * 60 * 60 * 1000;

/** `PUT /holds/{platform_id}` keeps workers out of a platform, `DELETE` lets them in again. */
export function holds({ store, clock, wake }: Services, operatorToken: string): Router {
  const tokens = new Map<string, string>();
  const operatorOnly: RequestHandler = (request, response, next) => {
    if (request.headers.authorization === `Bearer ${operatorToken}`) next();
    else response.sendStatus(401);
  };
  const router = Router();
  router.use(operatorOnly);
  router.put("/holds/:platform", async ({ params: { platform } }, response) => {
    const token = tokens.get(platform) ?? randomUUID();
    const now = clock.now();
    const held = await store.write((transaction) =>
      holdPlatform(transaction, platform, { token, now, until: now + dayMs }),
    );
    if (held) tokens.set(platform, token);
    response.sendStatus(held ? 204 : 409);
  });
  router.delete("/holds/:platform", async ({ params: { platform } }, response) => {
    const token = tokens.get(platform);
    if (token !== undefined) {
      await releasePlatform(store, platform, token);
      tokens.delete(platform);
      wake();
    }
    response.sendStatus(204);
  });
  return router;
}
