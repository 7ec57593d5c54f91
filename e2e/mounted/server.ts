// A host's Express app with its own parsers and session middleware, which mounts the service under /benefits-api.
import { join } from "node:path";
import process from "node:process";
import { createNodeSessionHandler, createServerClient } from "@enrolkit/client/server";
import type { World } from "@enrolkit/contract";
import { createEnrolkit, readSettings } from "@enrolkit/service";
import express from "express";
import session from "express-session";
import { hostFolder } from "../support/folders.ts";

declare module "express-session" {
  interface SessionData {
    employeeId: string;
    /** The platform of the company that the employee works for. */
    world: World;
  }
}

const { PORT: port } = process.env;
const enrolkit = createEnrolkit({ settings: readSettings(process.env) });
await enrolkit.start();

const server = express()
  .use(express.json(), express.urlencoded({ extended: true }))
  .use(session({ secret: "the host's own", resave: false, saveUninitialized: false }))
  .use("/benefits-api", enrolkit.router)
  .post("/sign-in", ({ body, session: own }, response) => {
    own.world = body.world;
    own.employeeId = body.employee_id;
    response.sendStatus(204);
  })
  .post("/session/:employee_id", async (request, response) => {
    const { params, session: own } = request;
    const { world, employeeId } = own;
    if (!world || employeeId !== params.employee_id) {
      response.sendStatus(401);
      return;
    }
    const baseUrl = `http://127.0.0.1:${port}/benefits-api`;
    const handler = createNodeSessionHandler({
      client: createServerClient({ baseUrl, apiKey: world.api_key }),
      identify: () => ({ employer_id: world.employer_id, employee_id: employeeId }),
    });
    await handler(request, response);
  })
  .get("/favicon.ico", (_request, response) => void response.sendStatus(204))
  .use(express.static(join(hostFolder, "dist")))
  .listen(Number(port), "127.0.0.1");

process.once("SIGTERM", () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  void enrolkit.stop(closed);
});
