import { createGroupQuoteIntent } from "@enrolkit/contract";
import type { FoundLevel } from "../../intents/group-quote/check-levels.ts";
import { readQuoteRequest } from "../../intents/group-quote/read-request.ts";
import { startQuote } from "../../intents/group-quote/start.ts";
import { handle } from "../handle.ts";
import { presentGroupQuoteIntent } from "./present.ts";

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
