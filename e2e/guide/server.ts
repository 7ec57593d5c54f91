// A host that has done what docs/guides/embed-in-five-minutes.md says, in the folder that GUIDE_FOLDER names.
import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const { GUIDE_FOLDER: folder = "", PORT: port } = process.env;
const { POST } = (await import(pathToFileURL(join(folder, "session.js")).href)) as {
  POST: (request: Request) => Promise<Response>;
};
const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (pathname === "/benefits/session") void session(request, response);
  else file(pathname === "/" ? "index.html" : pathname, response);
}).listen(Number(port), "127.0.0.1");

async function session(
  { method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = new Request("http://host/benefits/session", {
    method,
    headers: { cookie: headers.cookie ?? "" },
  });
  const answer = await POST(request);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

function file(name: string, response: ServerResponse): void {
  const path = join(folder, "dist", name);
  if (!existsSync(path)) {
    response.writeHead(204).end();
    return;
  }
  response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
  createReadStream(path).pipe(response);
}
