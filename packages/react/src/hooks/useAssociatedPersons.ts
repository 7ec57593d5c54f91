import type { AssociatedPerson, AssociatedPersonInput, AssociatedPersonUpdate } from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { type Resource, useResource } from "./resource.ts";

/** Everybody whom the employee has on file, newest first. */
export function useAssociatedPersons(employeeId: string): Resource<readonly AssociatedPerson[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.persons(employeeId),
    fetch: (signal) =>
      client.listAll("ListAssociatedPersons", { params: { employee_id: employeeId }, signal }),
  });
}

export interface PersonActions {
  readonly create: Action<AssociatedPersonInput, AssociatedPerson>;
  readonly update: Action<{ readonly id: string; readonly change: AssociatedPersonUpdate }, AssociatedPerson>;
  /** For good. The person leaves open intents. */
  readonly remove: Action<string, AssociatedPerson>;
}

/** What may be done with the people on file. Afterwards whatever tells of them is looked at again. */
export function usePersonActions(employeeId: string): PersonActions {
  const { client, cache } = useEnrolkit();
  const params = { employee_id: employeeId };
  const list = (): Promise<AssociatedPerson[]> => client.listAll("ListAssociatedPersons", { params });

  async function changed(sent: Promise<AssociatedPerson>): Promise<AssociatedPerson> {
    const person = await sent;
    await Promise.all(
      [
        keys.persons(employeeId),
        keys.eligibility(),
        keys.subIntent(),
        keys.requirement(),
        ...keys.parents,
      ].map((key) => cache.invalidate(key)),
    );
    return person;
  }

  return {
    create: useAction(employeeId, async (body, idempotencyKey) => {
      const read = cache.read(keys.persons(employeeId)).value as AssociatedPerson[] | undefined;
      const known = read ?? (await list());
      const knownIds = new Set(known.map(({ id }) => id));
      return changed(
        client.call("CreateAssociatedPerson", {
          params,
          body,
          idempotencyKey,
          // Twins share name and birthday: only somebody who was not on file before counts.
          reread: async () => {
            const created = (await list()).find((person) => !knownIds.has(person.id) && isSame(person, body));
            return created ? { done: true, result: created } : { done: false };
          },
        }),
      );
    }),
    update: useAction(employeeId, ({ id, change }) =>
      changed(
        client.call("UpdateAssociatedPerson", {
          params: { ...params, associated_person_id: id },
          body: change,
        }),
      ),
    ),
    remove: useAction(employeeId, (associated_person_id) =>
      changed(client.call("DeleteAssociatedPerson", { params: { ...params, associated_person_id } })),
    ),
  };
}

function isSame(person: AssociatedPerson, body: AssociatedPersonInput): boolean {
  const fields = ["first_name", "last_name", "date_of_birth", "relationship_type"] as const;
  return fields.every((field) => person[field] === body[field]);
}
