// A host that has done what docs/guides/embed-in-five-minutes.md says, in the folder that GUIDE_FOLDER names.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import express, { type RequestHandler } from "express";

const { GUIDE_FOLDER: folder = "", PORT: port } = process.env;
const { session } = (await import(pathToFileURL(join(folder, "express.js")).href)) as {
  session: RequestHandler;
};

express()
  .get("/", (_request, response) => void response.sendStatus(204))
  .get("/favicon.ico", (_request, response) => void response.sendStatus(204))
  .post("/benefits/session", session)
  .use("/react", express.static(join(folder, "react", "dist")))
  .use("/plain", express.static(join(folder, "plain", "dist")))
  .listen(Number(port), "127.0.0.1");
