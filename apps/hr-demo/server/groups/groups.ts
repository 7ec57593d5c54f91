import type { EnrolkitApi } from "../enrolkit/api.ts";
import type { World } from "../enrolkit/world.ts";

/** The first two come with the world, the first of them insured; the others we make. */
export type GroupKey = "everybody" | "new_joiners" | MadeGroup;
export type MadeGroup = "workshop" | "event_staff" | "dealers";

/** The simulated insurer reads the end of a group's name. */
export const madeGroups: Record<MadeGroup, string> = {
  workshop: "Workshop and warehouse",
  event_staff: "Event staff – Declined",
  dealers: "Overseas dealers – Manual",
};

/** Makes one of them; to repeat it is harmless. */
export async function makeGroup({ call }: EnrolkitApi, world: World, key: MadeGroup): Promise<string> {
  const { employer_id, external_customer_id } = world;
  const { id } = await call("CreateGroup", {
    body: { employer_id, name: madeGroups[key], ...(external_customer_id && { external_customer_id }) },
    idempotencyKey: `hr-demo:${world.platform_id}:group:${key}`,
  });
  return id;
}
