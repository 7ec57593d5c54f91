import type { CallResult } from "@enrolkit/client";

/** A platform of the sandbox with its employer, group and key. */
export type World = CallResult<"CreateWorld">;

/** What the service leaves in the data folder for whoever runs beside it. */
export interface SandboxFile {
  base_url: string;
  demo_url: string;
  operator_token: string;
  world: World;
}
