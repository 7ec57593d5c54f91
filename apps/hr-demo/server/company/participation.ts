import type { CallResult } from "@enrolkit/client";
import type { GroupProgress, PeopleToChoose } from "../../src/wire-employer.ts";
import { badRequest, notFound } from "../errors.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { companyLists, type GroupPolicy, sortByName } from "./company.ts";

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
  const { choosing, missed, idle } = await toChoose(opened, policies);
  const days = choosing.map(({ until }) => until).toSorted();
  const [first] = days;
  return [
    ...entry("choosing", choosing[0], {
      people: days.filter((day) => day === first).length,
      later: days.filter((day) => day !== first).length,
      until: first ?? null,
    }),
    ...entry("missed", missed[0], { people: missed.length, later: 0, until: null }),
    ...entry("not_invited", idle[0], { people: idle.length, later: 0, until: null }),
  ];

  function entry(
    kind: GroupProgress["kind"],
    someone: { policy_id: string } | undefined,
    figures: Pick<GroupProgress, "people" | "later" | "until">,
  ): GroupProgress[] {
    return someone ? [{ kind, group, policy_id: someone.policy_id, ...figures }] : [];
  }
}

/** Everyone of the company who has not chosen yet, over all groups and policies, with the moment that days are counted from. */
export async function peopleToChoose(opened: OpenSandbox): Promise<PeopleToChoose> {
  const lists = companyLists(opened);
  const [{ now }, groups, policies] = await Promise.all([
    opened.api.call("RetrieveClock"),
    lists.groups(),
    lists.policies(),
  ]);
  const active = policies.filter(({ status }) => status === "active");
  const people = await Promise.all(
    sortByName(groups).map(async ({ id, name }) => {
      const its = active.filter(({ group_id }) => group_id === id);
      const { choosing, missed, idle } = await toChoose(opened, its);
      return [...choosing, ...missed, ...idle].map(({ participant, policy_ids }) => ({
        ...participant,
        group: { id, name },
        policy_ids,
      }));
    }),
  );
  return { now, people: people.flat() };
}

/** The employees of a group who have not chosen yet, each once. */
async function toChoose(opened: OpenSandbox, policies: readonly GroupPolicy[]) {
  const { invited: choosing, deadline_missed: missed, not_invited: idle } = await peopleIn(opened, policies);
  return {
    choosing: [...choosing.values()],
    missed: [...missed].filter(([id]) => !choosing.has(id)).map(([, one]) => one),
    idle: [...idle].filter(([id]) => !choosing.has(id) && !missed.has(id)).map(([, one]) => one),
  };
}

interface InState {
  until: string;
  policy_id: string;
  policy_ids: string[];
  participant: CallResult<"ListParticipation">["items"][number];
}

/**
 * Employees in a state under any of the policies, by their ids, each with the first day that is the last to act and all
 * policies under which they are in it.
 */
async function peopleIn({ api }: OpenSandbox, policies: readonly GroupPolicy[]) {
  const people = {
    invited: new Map<string, InState>(),
    deadline_missed: new Map<string, InState>(),
    not_invited: new Map<string, InState>(),
  };
  const query = { state: "invited,deadline_missed,not_invited" } as const;
  for (const { id } of policies) {
    const params = { group_policy_id: id };
    for (const participant of await api.listAll("ListParticipation", { params, query })) {
      const inState = people[participant.state as keyof typeof people];
      const until = participant.due_by?.slice(0, 10) ?? "";
      const known = inState.get(participant.employee_id);
      const policy_ids = [...(known?.policy_ids ?? []), id];
      const first = known && known.until <= until ? known : { until, policy_id: id, participant };
      inState.set(participant.employee_id, { ...first, policy_ids });
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
