import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { codeIn } from "../testing/guide.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

/** Returns the arguments that the shell would pass to curl, which not every machine has. */
function curlArguments(code: string, env: Record<string, string>): string[] {
  const output = execFileSync("bash", ["--norc", "-euc", `curl() { printf '%s\\0' "$@"; }\n${code}`], {
    env,
  });
  return output.toString().split("\0").slice(0, -1);
}

test("the guide's request registers an endpoint, and shows its secret", async () => {
  const { api_key } = await service.world();
  const [code = ""] = codeIn("receive-webhooks.md", "sh");
  const [url = "", ...options] = curlArguments(code, {
    ENROLKIT_URL: service.baseUrl,
    ENROLKIT_API_KEY: api_key,
  });
  const valuesOf = (flag: string) => options.filter((_, index) => options[index - 1] === flag);
  const response = await fetch(url, {
    method: "POST",
    headers: valuesOf("-H").map((header): [string, string] => {
      const [name = "", value = ""] = header.split(": ");
      return [name, value];
    }),
    body: valuesOf("-d")[0] ?? null,
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    secret: expect.stringMatching(/^whsec_/),
    status: "enabled",
  });
});
