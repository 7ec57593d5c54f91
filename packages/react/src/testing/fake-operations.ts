import { type PersonCheck, checkBeneficiaries, checkPerson, checkSelections } from "@enrolkit/rules";
import { catalogue } from "./catalogue.ts";
import { amendmentOperations } from "./fake-amendment-operations.ts";
import { assertMay } from "./fake-amendments.ts";
import { dependentsPlanOf, factsOf, judgeAgain } from "./fake-engine.ts";
import { byId, type Handlers, paged } from "./fake-handler.ts";
import { todayOf } from "./fake-policies.ts";
import { presentEligibility, presentIntent, presentSubIntent } from "./fake-present.ts";
import { quoteOperations } from "./fake-quote-operations.ts";
import { addPerson, type FakeWorld, type IntentRow, newId, type SubIntentRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

/** What the fake service can do, typed by the contract. */
export const operations: Handlers = {
  ...quoteOperations,
  ...amendmentOperations,
  ListEnrolmentIntents: (world) => paged(world.intent ? [presentIntent(world, world.intent)] : []),
  RetrieveEnrolmentIntent: (world) => presentIntent(world, intentOf(world)),
  CreateEnrolmentIntent(world) {
    if (world.intent !== null) throw new Refusal("invalid_state", { open_intent_id: world.intent.id });
    world.intent = {
      id: newId("ei"),
      status: "processing",
      selections: null,
      due_by: null,
      completedSubIntentId: null,
      policyIds: {},
    };
    return presentIntent(world, world.intent);
  },
  UpdateEnrolmentIntent(world, { body }) {
    const intent = inStatus(
      world,
      "scheduled",
      "action_required",
      "coverage_options_required",
      "pending_confirmation",
    );
    if (body.coverage_selections !== undefined) intent.selections = body.coverage_selections;
    intent.status = "processing";
    return presentIntent(world, intent);
  },
  SubmitCoverageSelections(world, { body }) {
    const intent = inStatus(world, "coverage_options_required");
    const errors = checkSelections({
      configurations: world.plans.flatMap(({ plan }) => plan.coverage_configurations),
      scope: "policy",
      facts: factsOf(),
      selections: body.coverage_selections,
    });
    if (errors.length > 0) {
      throw new Refusal("invalid_request", {
        errors: Object.fromEntries(errors.map(({ path, code }) => [path, [code]])),
      });
    }
    intent.selections = body.coverage_selections;
    intent.status = "processing";
    return undefined;
  },
  CreateDependentsManagementIntent(world) {
    inStatus(world, "pending_confirmation");
    const open = world.subIntents.find(
      ({ status }) => status === "action_required" || status === "processing",
    );
    if (open !== undefined) throw new Refusal("invalid_state", { open_intent_id: open.id });
    const completed = world.subIntents.find(({ id }) => id === world.intent?.completedSubIntentId);
    const subIntent: SubIntentRow = {
      id: newId("dmi"),
      status: "action_required",
      dependents: structuredClone(completed?.dependents ?? []),
    };
    world.subIntents.push(subIntent);
    judgeAgain(world, subIntent);
    return presentSubIntent(world, subIntent);
  },
  ConfirmEnrolmentIntent(world) {
    const intent = inStatus(world, "pending_confirmation");
    const open = world.subIntents.find(
      ({ status }) => status === "action_required" || status === "processing",
    );
    if (open !== undefined) throw new Refusal("invalid_state", { open_intent_id: open.id });
    intent.status = "enrolling";
    intent.due_by = null;
    return presentIntent(world, intent);
  },
  RejectEnrolmentIntent(world) {
    const intent = inStatus(world, "action_required", "coverage_options_required", "pending_confirmation");
    intent.status = "not_undertaken";
    intent.due_by = null;
    return presentIntent(world, intent);
  },
  ListEnrolmentIntentRequirements: (world) =>
    paged(world.requirements.filter(({ intent_id }) => intent_id === world.intent?.id)),
  RetrieveRequirement: (world, { params }) => requirementOf(world, params.requirement_id),
  AnswerRequirement(world, { params, body }) {
    const requirement = requirementOf(world, params.requirement_id);
    const [field] = requirement.fields;
    const answer = body.answers[field?.id ?? ""];
    const errors = Array.isArray(answer)
      ? checkBeneficiaries(answer, `$.answers.${field?.id}`)
      : answer
        ? {}
        : { [`$.answers.${field?.id}`]: ["An answer is needed."] };
    if (Object.keys(errors).length > 0) throw new Refusal("invalid_request", { errors });
    requirement.is_fulfilled = true;
    requirement.answers = body.answers;
    const { intent } = world;
    if (intent?.status === "action_required" && requirement.associated_person_id === null)
      intent.status = "processing";
    const asking = [...world.quotes, ...world.policyIntents].find(({ id }) => id === requirement.intent_id);
    if (asking !== undefined) asking.status = "processing";
    for (const row of world.subIntents) if (row.status === "action_required") judgeAgain(world, row);
    return structuredClone(requirement);
  },
  RetrieveDependentsManagementIntent: (world, { params }) =>
    presentSubIntent(world, subIntentOf(world, params.dependents_management_intent_id)),
  GetAssociatedPersonsEligibility: (world, { params }) =>
    paged(presentEligibility(world, subIntentOf(world, params.dependents_management_intent_id))),
  AddDependentsToDependentsManagementIntent(world, { params, body }) {
    const row = openList(world, params.dependents_management_intent_id);
    for (const id of body.associated_person_ids) {
      assertMay(world, row, "add", id);
      if (!world.persons.some((person) => person.id === id)) throw new Refusal("not_found");
      const chosen = body.dependent_coverage_selections?.find((it) => it.associated_person_id === id);
      const known = row.dependents.find((it) => it.associated_person_id === id);
      const dependent = known ?? { associated_person_id: id, status: "pending_confirmation" as const };
      if (known === undefined) row.dependents.push(dependent);
      if (chosen) dependent.coverage_selections = chosen.coverage_selections;
    }
    judgeAgain(world, row);
    return presentSubIntent(world, row);
  },
  RemoveDependentFromDependentsManagementIntent(world, { params }) {
    const row = openList(world, params.dependents_management_intent_id);
    assertMay(world, row, "drop", params.associated_person_id);
    row.dependents = row.dependents.filter((it) => it.associated_person_id !== params.associated_person_id);
    judgeAgain(world, row);
    return presentSubIntent(world, row);
  },
  ConfirmDependentsManagementIntent(world, { params }) {
    const row = openList(world, params.dependents_management_intent_id);
    const { plan } = dependentsPlanOf(world);
    const blocking_dependents = row.dependents.flatMap(
      ({ associated_person_id, status, coverage_selections }) => {
        const missing = plan.coverage_configurations.some((it) => it.scope === "member" && it.required);
        const isFree = status === "pending_confirmation" || status === "ready";
        if (isFree && !(missing && !coverage_selections)) return [];
        const reason = isFree
          ? ("coverage_selection_missing" as const)
          : status === "action_required"
            ? ("requirement_open" as const)
            : ("cannot_be_covered" as const);
        return [{ associated_person_id, status, reason }];
      },
    );
    if (blocking_dependents.length > 0) throw new Refusal("invalid_state", { blocking_dependents });
    row.status = "processing";
    for (const dependent of row.dependents) dependent.status = "processing";
    return undefined;
  },
  CancelDependentsManagementIntent(world, { params }) {
    const row = openList(world, params.dependents_management_intent_id);
    row.status = "not_undertaken";
    return presentSubIntent(world, row);
  },
  ListAssociatedPersons: (world) => paged(structuredClone(world.persons)),
  CreateAssociatedPerson: (world, { body }) => addPerson(world, checked(world, body, "create")),
  UpdateAssociatedPerson(world, { params, body }) {
    const person = world.persons.find(({ id }) => id === params.associated_person_id);
    if (person === undefined) throw new Refusal("not_found");
    Object.assign(person, checked(world, body, "update"));
    for (const row of world.subIntents) if (row.status === "action_required") judgeAgain(world, row);
    return structuredClone(person);
  },
  DeleteAssociatedPerson(world, { params }) {
    const person = world.persons.find(({ id }) => id === params.associated_person_id);
    if (person === undefined) throw new Refusal("not_found");
    world.persons = world.persons.filter(({ id }) => id !== person.id);
    for (const row of world.subIntents) {
      row.dependents = row.dependents.filter((it) => it.associated_person_id !== person.id);
    }
    return person;
  },
  RetrievePlan: (_, { params }) => byId(catalogue.plans, params.plan_id),
  RetrieveProvider: (_, { params }) => byId(catalogue.providers, params.provider_id),
  RetrieveEmployee: (world) => structuredClone(world.employee),
};

function checked<Body extends Parameters<typeof addPerson>[1]>(
  world: FakeWorld,
  body: object,
  mode: PersonCheck["mode"],
): Body {
  const result = checkPerson(body, { mode, today: todayOf(world) });
  if ("errors" in result) throw new Refusal("invalid_request", { errors: result.errors });
  return result.value as Body;
}

function intentOf(world: FakeWorld): IntentRow {
  if (world.intent === null) throw new Refusal("not_found");
  return world.intent;
}

function inStatus(world: FakeWorld, ...statuses: IntentRow["status"][]): IntentRow {
  const intent = intentOf(world);
  if (statuses.includes(intent.status)) return intent;
  throw new Refusal("invalid_state", { current_status: intent.status, allowed_statuses: statuses });
}

function subIntentOf(world: FakeWorld, id: string): SubIntentRow {
  return byId(world.subIntents, id);
}

function openList(world: FakeWorld, id: string): SubIntentRow {
  const row = subIntentOf(world, id);
  if (row.status === "action_required") return row;
  throw new Refusal("invalid_state", { current_status: row.status, allowed_statuses: ["action_required"] });
}

function requirementOf(world: FakeWorld, id: string) {
  return byId(world.requirements, id);
}
