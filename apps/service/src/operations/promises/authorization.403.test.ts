import type { ActorKind, AnyOperation, PlatformType, World } from "@enrolkit/contract";
import { afterAll, describe, expect, test } from "vitest";
import { ManualClock } from "../../http/testing.ts";
import { startIssuer } from "../../testing/issuer.ts";
import { send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const clock = new ManualClock();
const issuer = await startIssuer(clock.now);
afterAll(() => issuer.stop());
const service = await serviceOfFile({ clock, settings: { oidc: issuer.oidc } });
const dashboard = await (await issuer.addKey("ES256", "one"))();

/** A credential of each kind that there is. */
async function credentialsOf(world: World): Promise<[ActorKind, string][]> {
  const employer = await service.session(world);
  const employee = await service.session(world, world.employee_ids[0]);
  return [
    ["platform", world.api_key],
    ["dashboard", dashboard],
    ["employer_session", employer.token],
    ["employee_session", employee.token],
    ["operator", service.operatorToken],
  ];
}

interface Case {
  operation: AnyOperation;
  name: string;
  type: PlatformType;
  kind: ActorKind;
  key: string;
  headers: Record<string, string>;
}

const cases: Case[] = [];
for (const type of ["employer_of_record", "payroll_provider", "hr_platform"] as const) {
  const world = await service.world({ platform_type: type });
  // Dashboards need it; for other credentials it is ignored.
  const headers = { "X-Platform-Id": world.platform_id };
  for (const [kind, key] of await credentialsOf(world)) {
    for (const operation of servedOperations)
      cases.push({ operation, name: operation.name, type, kind, key, headers });
  }
}

const may = ({ operation, type, kind }: Case) =>
  operation.allow.some((allowed) => allowed === kind) && (operation.platformTypes?.includes(type) ?? true);

describe("credentials that the table does not allow are rejected", () => {
  test.each(cases.filter((it) => !may(it)))(
    "$name by $kind on $type",
    async ({ operation, key, headers }) => {
      const { status, body } = await send(service, operation, {}, { key, headers });
      expect(status).toBe(403);
      expect(body).toMatchObject({
        error_code: "forbidden",
        detail: expect.stringContaining("may not do this"),
      });
      expect(body).not.toHaveProperty("errors");
    },
  );
});

describe("credentials that the table allows are accepted", () => {
  test.each(cases.filter(may))("$name by $kind on $type", async ({ operation, key, headers }) => {
    const { status } = await send(service, operation, {}, { key, headers });
    expect([401, 403]).not.toContain(status);
  });
});
