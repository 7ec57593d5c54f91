import type { Plan } from "@enrolkit/contract";
import { recordsOf } from "../store/records.ts";
import type { Records } from "../store/store.ts";
import type { Caller } from "./caller.ts";

/** Changes what no operation changes, straight in the store. */
export function changeRecords(
  { service, world }: Caller,
  change: (all: Records) => Promise<void>,
): Promise<void> {
  return service.testStore.store.write((transaction) => change(recordsOf(transaction, world.platform_id)));
}

/** Changes a plan of the world's catalogue. */
export function changePlan(caller: Caller, id: string, change: Partial<Plan>): Promise<void> {
  return changeRecords(caller, async ({ plans }) => plans.replace({ ...(await plans.get(id)), ...change }));
}
