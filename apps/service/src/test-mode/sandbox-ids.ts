import type { Services } from "../context.ts";
import { pageOfEvents } from "../store/events.ts";
import { recordsOf } from "../store/records.ts";
import type { Table, Where } from "../store/store.ts";

const first = { page: 1, page_size: 1 };

/** Only life cover has beneficiaries; other paths take a policy of any kind. */
const beneficiaries = "/policies/{policy_id}/beneficiaries p";

/**
 * Ids of the sandbox by their prefix, `er` or `ei`: of the first employee where the kind is about employees. Where a path
 * needs another one, its key is the path and the prefix.
 */
export type SandboxIds = Readonly<Record<string, string>>;

/** Returns an id of each kind that the sandbox has, the newest where there are several; none where there is no sandbox. */
export async function sandboxIds({ store, sandbox }: Services): Promise<SandboxIds> {
  const world = sandbox?.read();
  if (world === undefined) return {};
  const { platform_id, employer_id: er, group_id: gr } = world;
  const [ee = ""] = world.employee_ids;
  const [pr] = world.provider_ids;
  return store.read(async (transaction) => {
    const records = recordsOf(transaction, platform_id);
    const ofEmployee = { employee_id: ee };
    const [groupPolicies, ap, ei, dmi, gqi, gpi, amendment, policies, ctr, whe, events, lifePlans] =
      await Promise.all([
        records.groupPolicies.list({ group_id: gr }),
        newestId(records.associatedPersons, ofEmployee),
        newestId(records.enrolmentIntents, ofEmployee),
        newestId(records.dependentsManagementIntents, ofEmployee),
        newestId(records.groupQuoteIntents),
        newestId(records.groupPolicyIntents),
        newest(records.policyAmendmentIntents, ofEmployee),
        records.policies.list(ofEmployee),
        newestId(records.contributionReports, { employer_id: er }),
        newestId(records.webhookEndpoints),
        pageOfEvents(transaction, platform_id, { since: "" }, first),
        records.plans.list({ benefit_type: "life_assurance" }),
      ]);
    const ar = ei && (await newestId(records.requirements, { intent_id: ei }));
    // The first was for health insurance, whose choices the samples show.
    const { id: gp, plan_id: pl } = groupPolicies.at(-1) ?? {};
    const policy = policies.find(({ plan_id }) => plan_id === pl) ?? policies[0];
    // A path that names a change names its policy too.
    const p = amendment?.policy_id ?? policy?.id;
    const found = {
      er,
      gr,
      ee,
      pr,
      gp,
      pl,
      ap,
      ei,
      ar,
      dmi,
      gqi,
      gpi,
      pai: amendment?.id,
      p,
      ctr,
      whe,
      evt: events.items[0]?.id,
      [beneficiaries]: policies.find(({ plan_id }) => lifePlans.some(({ id }) => id === plan_id))?.id,
    };
    return Object.fromEntries(Object.entries(found).flatMap(([prefix, id]) => (id ? [[prefix, id]] : [])));
  });
}

async function newest<Row>(table: Table<Row>, where: Where = {}): Promise<Row | undefined> {
  const { items } = await table.page(where, first);
  return items[0];
}

async function newestId(table: Table<{ id: string }>, where?: Where): Promise<string | undefined> {
  return (await newest(table, where))?.id;
}
