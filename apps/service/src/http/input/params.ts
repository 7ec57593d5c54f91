import { notFound } from "../../problem/problem.ts";
import type { Route } from "../routes/route.ts";

/** The path's parameters. An id of any other form leads nowhere: 404 (decisions §1). */
export function readParams(route: Route, values: readonly string[]): Record<string, unknown> | undefined {
  const schema = "params" in route.operation ? route.operation.params : undefined;
  if (!schema) return undefined;
  const sent: Record<string, string> = {};
  for (const [index, name] of route.paramNames.entries()) sent[name] = values[index] ?? "";
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
