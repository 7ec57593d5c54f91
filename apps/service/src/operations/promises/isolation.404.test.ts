import { type AnyOperation, type GroupPolicy, identifierKinds, type Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { AmendmentJourney } from "../../testing/amendment-journey.ts";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import {
  endpointId,
  keyFor,
  requestFor,
  type SampleRequest,
  send,
  servedOperations,
} from "../../testing/requests.ts";
import { firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// A resource of another owner cannot be distinguished from a missing one: the same response, byte for byte but for ids.

const service = await serviceOfFile();

/** The kinds of what belongs to a platform's catalogue, which all of its viewers share. */
const shared: readonly string[] = ["pr", "pl", "pc", "pco", "cst"];
const owned = new Set<string>(Object.values(identifierKinds).filter((prefix) => !shared.includes(prefix)));
const anyId = /\b[a-z]+_[0-9a-f]{32}\b/g;
const prefixOf = (id: string) => id.split("_")[0] ?? "";
const missing = (id: string) => `${prefixOf(id)}_${"0".repeat(32)}`;

const elsewhere = await Journey.begin(service);
const otherPlatform = await ownsOneOfEach(elsewhere);

/** The operations whose requests name a resource with an owner. */
const naming: { operation: AnyOperation; request: SampleRequest; ids: string[] }[] = [];
for (const operation of servedOperations) {
  const request = await requestFor(operation, await Journey.begin(service));
  const ids = idsIn(request);
  if (ids.length > 0) naming.push({ operation, request, ids });
}
const forEmployees = naming.filter(({ operation }) =>
  operation.allow.some((kind) => kind === "employee_session"),
);

test("another platform has one of each kind that a request names", () => {
  const kinds = new Set(naming.flatMap(({ ids }) => ids.map(prefixOf)));
  expect([...kinds].filter((kind) => !otherPlatform[kind])).toEqual([]);
});

describe.each(naming)("$operation.name", ({ operation, request, ids }) => {
  test("shows nothing to the key of another platform", async () => {
    const [hidden, absent] = await responsesTo(
      operation,
      [request, without(request, ids)],
      elsewhere.world.api_key,
    );
    expect(hidden).toMatchObject({ status: 404, problem: { error_code: "not_found" } });
    expect(hidden).toEqual(absent);
  });

  test("takes no id of another platform, wherever it is sent", async () => {
    const journey = await Journey.begin(service);
    const mine = await requestFor(operation, journey);
    for (const { foreign, missing } of eachReplaced(mine, otherPlatform)) {
      const [hidden, absent] = await responsesTo(operation, [foreign, missing], journey.world.api_key);
      expect(hidden).toMatchObject({ status: 404 });
      expect(hidden).toEqual(absent);
    }
  });
});

describe.each(forEmployees)("$operation.name", ({ operation }) => {
  test("shows nothing to a colleague's session", async () => {
    const journey = await Journey.begin(service);
    const request = await requestFor(operation, journey);
    const { token } = await service.session(journey.world, journey.world.employee_ids[1]);
    // The group is the colleague's as well.
    const theirs = idsIn(request).filter((id) => !id.startsWith("gr_"));
    const [hidden, absent] = await responsesTo(operation, [request, without(request, theirs)], token);
    expect(hidden).toMatchObject({ status: 404 });
    expect(hidden).toEqual(absent);
  });

  test("takes no id of a colleague, wherever it is sent", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const colleague = await Journey.begin(service, { world: journey.world, employee: 1, as: "employee" });
    const mine = await requestFor(operation, journey);
    for (const { foreign, missing } of eachReplaced(mine, await ownsOneOfEach(colleague))) {
      const [hidden, absent] = await responsesTo(operation, [foreign, missing], journey.key);
      expect(hidden).toMatchObject({ status: 404 });
      expect(hidden).toEqual(absent);
    }
  });
});

const addressed = servedOperations.filter(({ params }) => params !== undefined);

describe.each(addressed)("$name", (operation) => {
  test.each([
    "none",
    `ei-${"0".repeat(32)}`,
    `ee_${"A".repeat(32)}`,
    `ap_${"0".repeat(31)}`,
    "%00",
    "ee_1%2F..%2Fee_2",
  ])("knows nothing by an id of another form: %s", async (id) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, id);
    const key = keyFor(operation, elsewhere);
    expect(await service.call(operation.method, path, { key })).toMatchObject({ status: 404 });
  });

  test("says which id of its path leads nowhere", async () => {
    const { body, params = {} } = await requestFor(operation, await Journey.begin(service));
    const absent = Object.fromEntries(Object.entries(params).map(([name, id]) => [name, missing(id)]));
    const [{ problem } = {}] = await responsesTo(
      operation,
      [{ params: absent, body }],
      keyFor(operation, elsewhere),
    );
    const names = Object.keys(params).map((name) => name.replace(/_id$/, ""));
    const sentences = names.map((kind) =>
      kind === "intent"
        ? /^There is no \w+ intent with/
        : new RegExp(`^There is no ${kind.replaceAll("_", " ")} with`),
    );
    const { detail } = problem as { detail: string };
    expect(sentences.filter((sentence) => sentence.test(detail))).toHaveLength(1);
  });
});

/** Returns the responses to some requests, with equal ids and traces. */
async function responsesTo(operation: AnyOperation, requests: SampleRequest[], key: string) {
  const responses = [];
  for (const request of requests) {
    const { status, text } = await send(service, operation, request, { key });
    responses.push({ status, problem: JSON.parse(withEqualIds(text)) as unknown });
  }
  return responses;
}

/** Returns the request with ids that do not exist. */
function without(request: SampleRequest, ids: readonly string[]): SampleRequest {
  return ids.reduce((changed, id) => replaced(changed, id, missing(id)), request);
}

/** Replaces each id of a request by a stranger's, and by one that does not exist. */
function eachReplaced(request: SampleRequest, stranger: Record<string, string>) {
  return idsIn(request).flatMap((id) => {
    const foreign = stranger[prefixOf(id)];
    if (foreign === undefined) return [];
    return [{ foreign: replaced(request, id, foreign), missing: replaced(request, id, missing(id)) }];
  });
}

function idsIn(request: SampleRequest): string[] {
  const ids = JSON.stringify(request).match(anyId) ?? [];
  return [...new Set(ids)].filter((id) => owned.has(prefixOf(id)));
}

function replaced(request: SampleRequest, id: string, by: string): SampleRequest {
  return JSON.parse(JSON.stringify(request).replaceAll(id, by)) as SampleRequest;
}

function withEqualIds(text: string): string {
  return text.replaceAll(anyId, "id").replace(/"trace_id":"[^"]*"/, '"trace_id":""');
}

/** Ids of one employee by their prefix. */
async function ownsOneOfEach(journey: Journey): Promise<Record<string, string>> {
  const { service, world, employeeId } = journey;
  const intent = await journey.reach("pending_confirmation");
  const person = await journey.person();
  const list = await journey.openList();
  const [requirement] = await journey.requirements();
  const session = await service.session(world, employeeId);
  await journey.cancelList();
  const amending = await AmendmentJourney.of(journey);
  const ofEmployee = {
    ee: employeeId,
    ap: person.id,
    ei: intent.id,
    dmi: list.id,
    ar: requirement?.id ?? "",
    p: amending.policyId,
    pai: (await amending.create()).id,
    es: session.id,
  };
  // A colleague has the same employer and group.
  if (journey.key !== world.api_key) return ofEmployee;
  const quote = await QuoteJourney.begin(service, { world });
  const acceptance = await GroupPolicyJourney.begin(service, { world });
  const [event] = await journey.events();
  const policies = await journey.ok<Paged<GroupPolicy>>("GET", "/group_policies");
  return {
    ...ofEmployee,
    er: world.employer_id,
    gr: world.group_id,
    gqi: (await quote.reach("quote_available")).id,
    gpi: (await acceptance.accept()).id,
    gp: policies.items[0]?.id ?? "",
    evt: event?.id ?? "",
    // Last: it takes a month.
    ctr: (await firstReport(journey)).id,
    whe: await endpointId(journey),
  };
}
