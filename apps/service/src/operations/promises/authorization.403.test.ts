import type { ActorKind, AnyOperation, PlatformType, World } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { send, served } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

/** A credential of each kind that this service takes. */
async function credentialsOf(world: World): Promise<[ActorKind, string][]> {
  const employer = await service.session(world);
  const employee = await service.session(world, world.employee_ids[0]);
  return [
    ["platform", world.api_key],
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
}

const cases: Case[] = [];
for (const type of ["employer_of_record", "payroll_provider", "hr_platform"] as const) {
  for (const [kind, key] of await credentialsOf(await service.world({ platform_type: type }))) {
    for (const operation of served) cases.push({ operation, name: operation.name, type, kind, key });
  }
}

const may = ({ operation, type, kind }: Case) =>
  operation.allow.some((allowed) => allowed === kind) && (operation.platformTypes?.includes(type) ?? true);

describe("whom the table does not name is refused", () => {
  test.each(cases.filter((it) => !may(it)))("$name by $kind on $type", async ({ operation, key }) => {
    const { status, body } = await send(service, operation, {}, { key });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      error_code: "forbidden",
      detail: expect.stringMatching(/may not do this(?!.*dashboard)/),
    });
    expect(body).not.toHaveProperty("errors");
  });
});

describe("whom the table names is let in", () => {
  test.each(cases.filter(may))("$name by $kind on $type", async ({ operation, key }) => {
    const { status } = await send(service, operation, {}, { key });
    expect([401, 403]).not.toContain(status);
  });
});
