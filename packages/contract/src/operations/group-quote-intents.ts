import { operation } from "../operation.ts";
import { GroupQuoteIntent, GroupQuoteIntentInput } from "../resources/group-quote-intent.ts";

export const createGroupQuoteIntent = operation({
  name: "CreateGroupQuoteIntent",
  summary: "Ask for a quote for a group and plan, or for several levels of one benefit",
  area: "Group quote intents",
  method: "POST",
  path: "/group_quote_intents",
  allow: ["platform", "dashboard", "employer_session"],
  body: GroupQuoteIntentInput,
  success: { status: 200, body: GroupQuoteIntent },
  problems: ["invalid_request", "not_found"],
  planned: true,
});
