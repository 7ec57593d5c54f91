import type { World, WorldInput } from "@enrolkit/contract";
import { localDate } from "@enrolkit/rules";
import demoCatalogue from "../../catalogue/demo.json" with { type: "json" };
import { importCatalogue } from "../catalogue/import-catalogue.ts";
import { commandContext } from "../open-context.ts";
import { type CommandContext, type Services, timestamp } from "../context.ts";
import { insertApiKey } from "../store/api-keys.ts";
import { addGroupMembers } from "../store/group-members.ts";
import { insertPlatform } from "../store/platforms.ts";
import type { PlatformRow } from "../store/rows.ts";
import { hashSecret } from "../secrets.ts";
import { openGroupPolicies } from "./group-policies.ts";
import { worldEmployees } from "./world-employees.ts";

const timeZone = "Europe/London";

/** Makes a fresh platform with everything that a journey needs (decisions §9). */
export function createWorld(services: Services, input: WorldInput): Promise<World> {
  return services.store.write(async (transaction) => {
    const platform: PlatformRow = {
      id: services.newId("pt"),
      type: input.platform_type,
      name: "Sandbox",
      allowed_origins: [services.demoOrigin],
      clock_offset_ms: 0,
      status: "active",
      created_at: new Date(services.clock.now()).toISOString(),
    };
    await insertPlatform(transaction, platform);
    const api_key = `pk_test_${services.newSecret()}`;
    await insertApiKey(transaction, {
      id: services.newId("key"),
      platform_id: platform.id,
      secret_hash: hashSecret(api_key),
      hint: api_key.slice(-4),
      created_at: platform.created_at,
      revoked_at: null,
    });
    const scope = commandContext(services, transaction, platform);
    const catalogue = await importCatalogue(scope.all, demoCatalogue);
    return { platform_id: platform.id, api_key, ...(await fill(scope, input, catalogue)) };
  });
}

async function fill(
  context: CommandContext,
  input: WorldInput,
  catalogue: { providers: { id: string }[]; plans: { id: string }[] },
): Promise<Omit<World, "platform_id" | "api_key">> {
  const { services, all, transaction, platform } = context;
  const now = timestamp(context);
  const stamps = { created_at: now, updated_at: now };
  const external_customer_id = platform.type === "employer_of_record" ? "customer-1" : null;
  const employer_id = services.newId("er");
  await all.employers.insert({
    id: employer_id,
    name: "Northwind Bicycles Ltd",
    country: "gb",
    industry: "software",
    time_zone: timeZone,
    ...stamps,
    object: "employer",
  });
  const group = { employer_id, external_customer_id, ...stamps, object: "group" as const };
  const [group_id, group_without_policy_id] = [services.newId("gr"), services.newId("gr")];
  await all.groups.insert({ id: group_id, name: "All employees", ...group });
  await all.groups.insert({ id: group_without_policy_id, name: "New joiners", ...group });

  const employee_ids: string[] = [];
  for (const person of worldEmployees) {
    const id = services.newId("ee");
    await all.employees.insert({ id, employer_id, external_customer_id, ...person, ...stamps });
    employee_ids.push(id);
  }
  await addGroupMembers(transaction, platform.id, group_id, employee_ids);
  const today = localDate(new Date(context.now), timeZone);
  const starts_on = `${today.slice(0, 8)}01`;
  await openGroupPolicies(
    context,
    { employer_id, external_customer_id, group_id, starts_on },
    input.group_policies,
  );
  return {
    employer_id,
    group_id,
    group_without_policy_id,
    plan_ids: catalogue.plans.map(({ id }) => id),
    provider_ids: catalogue.providers.map(({ id }) => id),
    employee_ids,
    external_customer_id,
    allowed_origin: services.demoOrigin,
  };
}
