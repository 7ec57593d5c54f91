import type { AssociatedPerson, AssociatedPersonInput, AssociatedPersonUpdate } from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cachedData, refetchStale } from "../query/cache.ts";
import { keyOf } from "../query/scope.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";
import { associatedPersonsQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** Everyone on the employee's file, newest first. */
export function useAssociatedPersons(employeeId: string): EnrolkitQueryResult<readonly AssociatedPerson[]> {
  return useRead((scope) => associatedPersonsQuery(scope, employeeId));
}

export interface PersonActions {
  /** Puts a person on file. */
  readonly create: EnrolkitMutationResult<AssociatedPersonInput, AssociatedPerson>;
  /** Changes the details of a person on file. */
  readonly update: EnrolkitMutationResult<
    { readonly id: string; readonly change: AssociatedPersonUpdate },
    AssociatedPerson
  >;
  /** For good. The person leaves open intents. */
  readonly remove: EnrolkitMutationResult<string, AssociatedPerson>;
}

/** What can be done with the people on file. Afterwards everything that names them is fetched again. */
export function usePersonActions(employeeId: string): PersonActions {
  const enrolkit = useEnrolkit();
  const { client, queryClient } = enrolkit;
  const params = { employee_id: employeeId };
  const list = (): Promise<AssociatedPerson[]> => client.listAll("ListAssociatedPersons", { params });

  async function changed(write: Promise<AssociatedPerson>): Promise<AssociatedPerson> {
    const person = await write;
    await refetchStale(
      queryClient,
      keyOf(enrolkit, "associated_persons", employeeId),
      keyOf(enrolkit, "eligibility"),
      keyOf(enrolkit, "dependents_management_intent"),
      keyOf(enrolkit, "requirements"),
      keyOf(enrolkit, "requirement"),
      keyOf(enrolkit, "enrolment_intent"),
      keyOf(enrolkit, "policy_amendment_intent"),
    );
    return person;
  }

  return {
    create: useWrite({
      name: "create_associated_person",
      target: employeeId,
      send: async (body, idempotencyKey) => {
        const known = cachedData(enrolkit, associatedPersonsQuery(enrolkit, employeeId)) ?? (await list());
        const knownIds = new Set(known.map(({ id }) => id));
        return changed(
          client.call("CreateAssociatedPerson", {
            params,
            body,
            idempotencyKey,
            // Twins share name and birthday: only someone who was not on file before counts.
            reread: async () => {
              const created = (await list()).find(
                (person) => !knownIds.has(person.id) && isSame(person, body),
              );
              return created ? { done: true, result: created } : { done: false };
            },
          }),
        );
      },
    }),
    update: useWrite({
      name: "update_associated_person",
      target: employeeId,
      send: ({ id, change }) =>
        changed(
          client.call("UpdateAssociatedPerson", {
            params: { ...params, associated_person_id: id },
            body: change,
          }),
        ),
    }),
    remove: useWrite({
      name: "delete_associated_person",
      target: employeeId,
      send: (associated_person_id) =>
        changed(client.call("DeleteAssociatedPerson", { params: { ...params, associated_person_id } })),
    }),
  };
}

function isSame(person: AssociatedPerson, body: AssociatedPersonInput): boolean {
  const fields = ["first_name", "last_name", "date_of_birth", "relationship_type"] as const;
  return fields.every((field) => person[field] === body[field]);
}
