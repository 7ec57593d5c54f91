import type { World } from "@enrolkit/contract";
import type { BareHost } from "./bare-host.ts";

/** A world that offers only health cover. */
export async function healthWorld(bare: BareHost): Promise<World> {
  const [plan_id = ""] = (await bare.stage.world()).plan_ids;
  const cost_sharing = { type: "percentage", percentage: { percentage: 80 } } as const;
  return bare.stage.world({ group_policies: [{ plan_id, cost_sharing }] });
}
