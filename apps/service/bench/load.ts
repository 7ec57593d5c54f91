import { createRequire } from "node:module";

/** One request, sent again and again. */
export interface Target {
  name: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

interface Result {
  "2xx": number;
  non2xx: number;
  errors: number;
  timeouts: number;
  duration: number;
}

/** autocannon brings no types. */
const autocannon = createRequire(import.meta.url)("autocannon") as (
  options: Target & { connections: number; duration: number },
) => Promise<Result>;

/** Requests a second. Any status but a 2xx, and any failed request, ends the run. */
export async function load(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections: 32, duration: seconds });
  if (result["2xx"] > 0 && result.non2xx + result.errors + result.timeouts === 0) {
    return result["2xx"] / result.duration;
  }
  const { non2xx, errors, timeouts } = result;
  throw new Error(
    `${target.name}: ${non2xx} responses were not 2xx, ${errors} failed, ${timeouts} timed out.`,
  );
}
