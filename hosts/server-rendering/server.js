import express from "express";
import { renderToString } from "react-dom/server";
import { page } from "./page.js";
import { session } from "./session.js";

const html = () => `<!doctype html>
<html lang="en">
  <head>
    <title>Your benefits</title>
    <link rel="stylesheet" href="/browser.css" />
    <script type="module" src="/browser.js"></script>
  </head>
  <body><div id="root">${renderToString(page())}</div></body>
</html>`;

express()
  .post("/benefits/session", session)
  .get("/", (_, response) => response.send(html()))
  .use(express.static("dist"))
  .listen(process.env.PORT);
