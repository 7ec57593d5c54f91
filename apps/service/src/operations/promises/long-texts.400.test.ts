import { expect, test } from "vitest";
import { z } from "zod";
import { Journey } from "../../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

interface Node {
  type?: string;
  pattern?: string;
  properties?: Record<string, Node>;
  anyOf?: Node[];
}

/** A text longer than any that is taken; of a kind that would do otherwise. */
const long = ({ pattern }: Node) => `${/^\^([a-z]+_)/.exec(pattern ?? "")?.[1] ?? ""}${"a".repeat(2000)}`;

const isText = ({ type, anyOf = [] }: Node): boolean => type === "string" || anyOf.some(isText);
const form = ({ anyOf = [], ...node }: Node): Node => anyOf.find(isText) ?? node;

/** The texts of a schema's own fields, each with one that is too long. */
function longTexts(schema: z.ZodType): [name: string, text: string][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" }) as Node;
  return Object.entries(properties)
    .filter(([, node]) => isText(node))
    .map(([name, node]) => [name, long(form(node))]);
}

const cases = servedOperations.flatMap((operation) => {
  const { body, query } = operation as { body?: z.ZodType; query?: z.ZodType };
  const of = (part: "body" | "query", schema: z.ZodType | undefined) =>
    (schema ? longTexts(schema) : []).map(([field, text]) => ({
      operation,
      part,
      field,
      text,
      name: operation.name,
    }));
  return [...of("body", body), ...of("query", query)];
});

test.each(cases)("$name names $field of the $part when it is too long", async (each) => {
  const { operation, part, field, text } = each;
  const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
  const request = await requestFor(operation, journey);
  const changed = { ...request, [part]: { ...(request[part] as object), [field]: text } };
  const response = await send(service, operation, changed, { key: keyFor(operation, journey) });
  const location = part === "body" ? `$.${field}` : field;
  expect(response).toMatchObject({ status: 400, body: { errors: { [location]: [expect.any(String)] } } });
  // Longer than the letters that an id may happen to have in a row.
  expect(response.text).not.toContain("a".repeat(33));
});

test("an address's lines have a maximum length too, and so have ids of coverages", async () => {
  const journey = await Journey.begin(service);
  const a = "a".repeat(256);
  const address = { line_1: a, line_2: a, city: a, postal_code: a, country: "ie" };
  const { errors } = await journey.rejected("PUT", `/employees/${journey.employeeId}`, { address });
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(
    ["city", "line_1", "line_2", "postal_code"].map((field) => `$.address.${field}`),
  );
  await journey.reach("coverage_options_required");
  const selections = [{ configuration_id: a, options: [{ option_id: a }] }];
  const rejected = await journey.rejected("POST", `${journey.intentPath}/coverage-selections`, {
    coverage_selections: selections,
  });
  expect(Object.keys(rejected.errors ?? {})).toEqual([
    "$.coverage_selections[0].configuration_id",
    "$.coverage_selections[0].options[0].option_id",
  ]);
});

test.each(["", " "])("a session's acting user id must not be blank: %j", async (acting_user_id) => {
  const journey = await Journey.begin(service);
  const { employer_id } = journey.world;
  const { errors } = await journey.rejected("POST", "/embed/sessions", { employer_id, acting_user_id });
  expect(errors).toEqual({ "$.acting_user_id": ["must not be empty; leave it out or send null"] });
});

test.each(["id", "name", "role"])("nor must the %s of an acting user", async (field) => {
  const journey = await Journey.begin(service);
  const { employer_id } = journey.world;
  const acting_user = { id: "user-7", name: "Ines Carvalho", role: "Owner", [field]: " " };
  const { errors } = await journey.rejected("POST", "/embed/sessions", { employer_id, acting_user });
  expect(errors).toEqual({ [`$.acting_user.${field}`]: ["must not be empty; leave it out or send null"] });
});

test("a text of the greatest length is taken, whatever it is written in", async () => {
  const journey = await Journey.begin(service);
  const name = "👩".repeat(255);
  expect(await journey.ok("POST", "/employers", { name, country: "ie" })).toMatchObject({ name });
});
