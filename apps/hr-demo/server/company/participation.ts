import type { GroupProgress } from "../../src/wire-employer.ts";
import { badRequest, notFound } from "../errors.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import type { GroupPolicy } from "./company.ts";

/** How many employees of its group a policy covers today, and how many there are. */
export async function coverageOf({ api }: OpenSandbox, { id }: Pick<GroupPolicy, "id">) {
  const params = { group_policy_id: id };
  const { counts } = await api.call("ListParticipation", { params, query: { page_size: 1 } });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { covered: counts.covered + counts.ending, all };
}

/**
 * What a group's employees still have to do, and what the administrator can do about it: who is choosing and until when,
 * who missed the deadline, and who cannot choose yet. An enrolment is for several benefits, so each person counts once.
 */
export async function progressOf(
  opened: OpenSandbox,
  group: GroupProgress["group"],
  policies: readonly GroupPolicy[],
): Promise<GroupProgress[]> {
  const [choosing, missed, idle] = await Promise.all([
    peopleIn(opened, policies, "invited"),
    peopleIn(opened, policies, "deadline_missed"),
    peopleIn(opened, policies, "not_invited"),
  ]);
  const days = [...choosing.values()].map(({ until }) => until).toSorted();
  const [first] = days;
  const again = [...missed].filter(([id]) => !choosing.has(id));
  const toStart = [...idle].filter(([id]) => !choosing.has(id) && !missed.has(id));
  return [
    ...entry("choosing", [...choosing.values()][0], {
      people: days.filter((day) => day === first).length,
      later: days.filter((day) => day !== first).length,
      until: first ?? null,
    }),
    ...entry("missed", again[0]?.[1], { people: again.length, later: 0, until: null }),
    ...entry("not_invited", toStart[0]?.[1], { people: toStart.length, later: 0, until: null }),
  ];

  function entry(
    kind: GroupProgress["kind"],
    someone: { policy_id: string } | undefined,
    figures: Pick<GroupProgress, "people" | "later" | "until">,
  ): GroupProgress[] {
    return someone ? [{ kind, group, policy_id: someone.policy_id, ...figures }] : [];
  }
}

/** Employees in a state under any of the policies, by their ids, each with the first day that is the last to act. */
async function peopleIn(
  { api }: OpenSandbox,
  policies: readonly GroupPolicy[],
  state: "invited" | "deadline_missed" | "not_invited",
) {
  const people = new Map<string, { until: string; policy_id: string }>();
  for (const { id } of policies) {
    const params = { group_policy_id: id };
    for (const { employee_id, due_by } of await api.listAll("ListParticipation", {
      params,
      query: { state },
    })) {
      const until = due_by?.slice(0, 10) ?? "";
      const known = people.get(employee_id);
      if (!known || until < known.until) people.set(employee_id, { until, policy_id: id });
    }
  }
  return people;
}

/** Starts an enrolment for an employee of one of the company's groups: first, or again after it ended without cover. */
export async function startEnrolment(
  { api, world }: OpenSandbox,
  group_id: string,
  employee_id: unknown,
): Promise<{ id: string; status: string }> {
  if (typeof employee_id !== "string") throw badRequest("`employee_id` must name an employee of the group.");
  const group = await api.call("RetrieveGroup", { params: { group_id } });
  if (group.employer_id !== world.employer_id) throw notFound("The company has no such group.");
  const { id, status } = await api.call("CreateEnrolmentIntent", { body: { employee_id, group_id } });
  return { id, status };
}
