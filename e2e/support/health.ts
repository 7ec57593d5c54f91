import type { World } from "@enrolkit/contract";
import { expect, type Locator } from "@playwright/test";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { BareHost } from "./bare-host.ts";

/** A world that offers only health cover. */
export async function healthWorld(bare: BareHost): Promise<World> {
  const [plan_id = ""] = (await bare.stage.world()).plan_ids;
  const cost_sharing = { type: "percentage", percentage: { percentage: 80 } } as const;
  return bare.stage.world({ group_policies: [{ plan_id, cost_sharing }] });
}

/** Enrols in health cover alone, as a person who covers no one else. */
export async function enrolAlone(flow: Locator): Promise<void> {
  await opening(flow).begin();
  await cover(flow).chooseMinimum();
  await cover(flow).next();
  await people(flow).onlyMe();
  await people(flow).next();
  await check(flow).enrol();
  await expect(endings(flow).done).toBeVisible();
}
