/** A platform of the sandbox, as `POST /test_helpers/worlds` answers it (what of it we use). */
export interface World {
  platform_id: string;
  api_key: string;
  employer_id: string;
  group_id: string;
  external_customer_id: string | null;
}

/** What the service leaves in the data folder for whoever runs beside it. */
export interface SandboxFile {
  base_url: string;
  demo_url: string;
  operator_token: string;
  world: World;
}
