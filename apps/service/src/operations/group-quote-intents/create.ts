import { createGroupQuoteIntent } from "@enrolkit/contract";
import type { FoundLevel } from "../../engine/quotes/check-levels.ts";
import { readQuoteRequest } from "../../engine/quotes/read-request.ts";
import { startQuote } from "../../engine/quotes/start.ts";
import { handle } from "../handle.ts";
import { presentGroupQuoteIntent } from "../present/group-quote-intent.ts";

export const create = handle(createGroupQuoteIntent, async (context, { body }) => {
  const request = readQuoteRequest(body);
  const levels: FoundLevel[] = [];
  for (const level of request.levels) {
    const group = await context.visible.groups.get(level.group_id);
    levels.push({ ...level, group, plan: await context.visible.plans.get(level.plan_id) });
  }
  const [first, ...others] = levels;
  if (first === undefined) throw new Error("A request that was read has at least one level.");
  await context.all.employers.lock(first.group.employer_id);
  return presentGroupQuoteIntent(context, await startQuote(context, request, [first, ...others]));
});
