import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { codeIn } from "../testing/guide.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

/** What curl would be told, as the shell hands it over; not every machine has it. */
function curlArguments(code: string, env: Record<string, string>): string[] {
  const told = execFileSync("bash", ["--norc", "-euc", `curl() { printf '%s\\0' "$@"; }\n${code}`], { env });
  return told.toString().split("\0").slice(0, -1);
}

test("the guide's request registers an endpoint, and shows its secret", async () => {
  const { api_key } = await service.world();
  const [code = ""] = codeIn("receive-webhooks.md", "sh");
  const [url = "", ...options] = curlArguments(code, {
    ENROLKIT_URL: service.baseUrl,
    ENROLKIT_API_KEY: api_key,
  });
  const given = (flag: string) => options.filter((_, index) => options[index - 1] === flag);
  const answer = await fetch(url, {
    method: "POST",
    headers: given("-H").map((header): [string, string] => {
      const [name = "", value = ""] = header.split(": ");
      return [name, value];
    }),
    body: given("-d")[0] ?? null,
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ secret: expect.stringMatching(/^whsec_/), status: "enabled" });
});
