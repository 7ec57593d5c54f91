import type { ListItem } from "@enrolkit/client";
import type { SandboxCompany, SandboxIntent } from "../../src/wire.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists } from "./company.ts";

/** The newest intents of the company, for the drawer that forces them. */
export async function newestIntents(opened: OpenSandbox): Promise<SandboxCompany> {
  const { api, world } = opened;
  const query = { employer_id: world.employer_id, page_size: 1 };
  const [groups, quotes, policyIntents] = await Promise.all([
    companyLists(opened).groups(),
    api.call("ListGroupQuoteIntents", { query }),
    api.call("ListGroupPolicyIntents", { query }),
  ]);
  const group = byId(groups);
  const about = (
    intent: ListItem<"ListGroupQuoteIntents"> | ListItem<"ListGroupPolicyIntents"> | undefined,
  ): SandboxIntent | null =>
    intent
      ? {
          intent_id: intent.id,
          status: intent.status,
          groups: intent.items.flatMap(({ levels }) => levels.map(({ group_id }) => group(group_id).name)),
        }
      : null;
  return { quote: about(quotes.items[0]), group_policy: about(policyIntents.items[0]) };
}
