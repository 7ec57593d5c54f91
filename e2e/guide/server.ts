// A host that has done what docs/guides/embed-in-five-minutes.md says, in the folder that GUIDE_FOLDER names.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import express from "express";

const { GUIDE_FOLDER: folder = "", PORT: port } = process.env;
const { POST } = (await import(pathToFileURL(join(folder, "session.js")).href)) as {
  POST: (request: Request) => Promise<Response>;
};

express()
  .get("/", (_request, response) => void response.sendStatus(204))
  .get("/favicon.ico", (_request, response) => void response.sendStatus(204))
  .all("/benefits/session", async ({ method, headers }, response) => {
    const request = new Request("http://host/benefits/session", {
      method,
      headers: { cookie: headers.cookie ?? "" },
    });
    const result = await POST(request);
    response
      .status(result.status)
      .set(Object.fromEntries(result.headers))
      .send(await result.text());
  })
  .use("/react", express.static(join(folder, "react", "dist")))
  .use("/plain", express.static(join(folder, "plain", "dist")))
  .listen(Number(port), "127.0.0.1");
