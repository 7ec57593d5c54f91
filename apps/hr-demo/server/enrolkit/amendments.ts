import type { SandboxAmendment } from "../../src/wire.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";

/** The newest change to one of an employee's policies; null before there is one. */
export async function newestAmendment(
  { api }: OpenSandbox,
  employee_id: string,
): Promise<SandboxAmendment | null> {
  const policies = await api.listAll("ListPolicies", { query: { employee_id } });
  const newest = await Promise.all(
    policies.map(async ({ id: policy_id }) => {
      const query = { page_size: 1 };
      return (await api.call("ListPolicyAmendmentIntents", { params: { policy_id }, query })).items[0];
    }),
  );
  // Ids are in the order of time.
  const [last] = newest.flatMap((intent) => intent ?? []).toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return last ? { intent_id: last.id, status: last.status, effective_from: last.effective_from } : null;
}
