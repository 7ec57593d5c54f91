import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import process from "node:process";
import { text } from "node:stream/consumers";

const autocannon = createRequire(import.meta.url).resolve("autocannon");

/** What is asked, again and again. */
export interface Target {
  name: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

const connections = 32;

/** Requests a second, measured from another process. Any answer but a 2xx, and any failed one, ends the run. */
export async function load(target: Target, seconds: number): Promise<number> {
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const body = target.body === undefined ? [] : ["-b", target.body];
  const args = [
    autocannon,
    "-j",
    "-c",
    String(connections),
    "-d",
    String(seconds),
    "-m",
    target.method ?? "GET",
  ];
  const child = spawn(process.execPath, [...args, ...headers, ...body, target.url], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const result = JSON.parse(output) as Result;
  if (result["2xx"] === 0 || result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed, ${result.timeouts} timed out.`,
    );
  }
  return result["2xx"] / result.duration;
}

interface Result {
  "2xx": number;
  non2xx: number;
  errors: number;
  timeouts: number;
  duration: number;
}
