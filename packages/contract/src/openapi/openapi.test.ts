import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Problem } from "../resources/problem.ts";
import type { paged } from "../shapes/paging.ts";
import { describeApi } from "./describe-api.ts";
import { servedOperations } from "./served-operations.ts";
import { bodyExamples } from "./body-examples.ts";
import { fieldExamples } from "./field-examples.ts";
import type { JsonSchema } from "./schemas.ts";
import { problemExamples } from "./problem-examples.ts";

interface Described {
  operationId: string;
  description: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { $ref?: string }>;
  tags: string[];
  "x-enrolkit-allow": string[];
  "x-enrolkit-platform-types"?: string[];
  "x-enrolkit-extension"?: boolean;
}
const document = describeApi({ mode: "test" }) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: {
    responses: Record<string, { headers: Record<string, unknown> }>;
    schemas: Record<string, { properties?: Record<string, unknown>; additionalProperties?: boolean }>;
  };
  info: { description: string };
  tags: { name: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
};
const served = servedOperations();
const lists = (served as readonly { name: string; query?: z.ZodObject; success: { body?: z.ZodType } }[])
  .filter(({ query }) => query !== undefined && "before" in query.shape)
  .map(({ name, query, success }) => ({
    name,
    before: query?.shape["before"] as z.ZodOptional<z.ZodString>,
    item: (success.body as ReturnType<typeof paged>).shape.items.element as z.ZodObject | z.ZodUnion,
  }));
const described = (name: string): Described | undefined =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);

describe("the API description", () => {
  test("has every operation that is served and none that is only planned", () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(served.map(({ name }) => name).toSorted());
  });

  test.each(served)("$name has its parameters, its errors and its callers", (operation) => {
    const it = described(operation.name);
    const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      it?.parameters.filter((each) => each.in === "path" && each.required).map(({ name }) => name),
    ).toEqual(named);
    expect(it?.parameters.some(({ $ref }) => $ref?.endsWith("IdempotencyKey"))).toBe(
      operation.method === "POST",
    );
    expect(Object.keys(it?.responses ?? {})).toEqual(
      expect.arrayContaining([
        "400",
        "401",
        "403",
        "405",
        "408",
        "417",
        "429",
        "431",
        "500",
        ...(operation.method === "GET" ? [] : ["409"]),
      ]),
    );
    const paging = ["page", "page_size", "before"].filter((name) =>
      it?.parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`),
    );
    expect(paging).toHaveLength(/^(List|GetAssociatedPersonsEligibility)/.test(operation.name) ? 3 : 0);
    expect(it?.["x-enrolkit-allow"]).toEqual(operation.allow);
    const forDashboards = operation.allow.some((actor) => actor === "dashboard");
    expect(it?.parameters.some(({ $ref }) => $ref?.endsWith("PlatformId"))).toBe(forDashboards);
    if (forDashboards) expect(it?.responses).toHaveProperty("404");
    expect(it?.["x-enrolkit-platform-types"]).toEqual(operation.platformTypes);
    for (const type of operation.platformTypes ?? []) expect(it?.description).toContain(type);
    expect(it?.["x-enrolkit-extension"] ?? false).toBe(operation.extension ?? false);
  });

  test.each(lists)("$name is walked by an id that its items have", ({ before, item }) => {
    // Some items look different to different callers.
    const forms = item instanceof z.ZodUnion ? (item.options as z.ZodObject[]) : [item];
    for (const { shape } of forms) {
      const { id, associated_person_id, employee_id } = shape as Record<string, z.ZodType | undefined>;
      const position = id ?? associated_person_id ?? employee_id;
      expect(position?.meta()?.description).toBe(before.unwrap().meta()?.description);
    }
  });

  test("has a heading for every area", () => {
    const used = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ tags }) => tags),
    );
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test("puts every area under one task, and test mode last", () => {
    const groups = document["x-tagGroups"];
    expect(groups.flatMap(({ tags }) => tags)).toEqual(document.tags.map(({ name }) => name));
    expect(groups.at(-1)?.tags).toEqual(["Test mode"]);
  });

  test("lists the headers of a 429", () => {
    const { TooManyRequests } = document.components.responses;
    expect(Object.keys(TooManyRequests?.headers ?? {})).toEqual(
      expect.arrayContaining(["Retry-After", "RateLimit", "RateLimit-Policy"]),
    );
  });

  test("names the service that serves it", () => {
    for (const mode of ["test", "live"] as const) {
      const text = JSON.stringify(describeApi({ mode }));
      expect(JSON.parse(text)).toMatchObject({ servers: [{ url: "/" }] });
      expect(text).not.toContain("<!--");
    }
  });

  test("of a live service does not mention test mode", () => {
    const live = JSON.stringify(describeApi({ mode: "live" }));
    const { paths, tags } = JSON.parse(live) as { paths: object; tags: { name: string }[] };
    expect(Object.keys(paths)).toEqual(
      Object.keys(document.paths).filter((path) => !path.startsWith("/test_helpers")),
    );
    expect(tags.map(({ name }) => name)).not.toContain("Test mode");
    expect(live).not.toMatch(/test_helpers|operator token|sandbox|world|simulated|127\.0\.0\.1/i);
  });

  test("says which operations exist in test mode only", () => {
    for (const { name, testMode } of served as readonly { name: string; testMode?: true }[]) {
      expect({ name, said: described(name)?.description.includes("In test mode only") }).toEqual({
        name,
        said: testMode ?? false,
      });
    }
  });

  test("lists the reasons why a dependent blocks a confirmation", () => {
    expect(document.components.schemas["BlockingReason"]).toMatchObject({
      enum: expect.arrayContaining(["changed_since_confirmed", "requirement_open", "over_maximum_age"]),
    });
  });

  test("lets recursive shapes refer to themselves", () => {
    const { SelectedOption, PlanCoverageOption } = document.components.schemas;
    expect(JSON.stringify(SelectedOption)).toContain("#/components/schemas/SelectedOption");
    expect(JSON.stringify(PlanCoverageOption)).toContain("#/components/schemas/PlanCoverageOption");
  });

  test("closes requests to unknown fields, and leaves responses open to new ones", () => {
    expect(document.components.schemas["AssociatedPersonInput"]?.additionalProperties).toBe(false);
    expect(document.components.schemas["PlanCoverageOptionSelection"]?.additionalProperties).toBe(false);
    expect(document.components.schemas["EnrolmentIntent"]?.additionalProperties).toBeUndefined();
  });

  test("has no broken references", () => {
    const targets = [...JSON.stringify(document).matchAll(/"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    const missing = targets.filter((path) => {
      const found = path
        .split("/")
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      return found === undefined;
    });
    expect(missing).toEqual([]);
  });

  test("its introduction names only operations that exist", () => {
    const named = [...document.info.description.matchAll(/`(GET|POST|PUT|DELETE) (\/[^`]*)`/g)];
    expect(named.length).toBeGreaterThan(8);
    for (const [, method = "", path = ""] of named) {
      const form = path.replace(/\{\w+\}/g, "{}");
      const known = served.some(
        (each) => each.method === method && each.path.replace(/\{\w+\}/g, "{}") === form,
      );
      expect(`${method} ${path} ${known}`).toBe(`${method} ${path} true`);
    }
  });
});

describe("examples", () => {
  const texts = Object.entries(document.components.schemas).flatMap(([shape, { properties = {} }]) =>
    Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
      shape,
      name,
      schema,
    })),
  );

  test("every example of a field is shown somewhere, and is one that the field takes", () => {
    for (const [key, example] of Object.entries(fieldExamples)) {
      const shown = texts.filter(
        ({ shape, name, schema }) =>
          (key === name || key === `${shape}.${name}`) &&
          (schema["examples"] as unknown[])?.includes(example),
      );
      expect({ key, shown: shown.length > 0 }).toEqual({ key, shown: true });
      for (const { schema } of shown) {
        const { pattern, maxLength } = schema as { pattern?: string; maxLength?: number };
        if (pattern !== undefined) expect(example).toMatch(new RegExp(pattern));
        if (maxLength !== undefined) expect(String(example).length).toBeLessThanOrEqual(maxLength);
      }
    }
  });

  const examples = Object.entries(bodyExamples).flatMap(([name, bodies]) =>
    Object.entries(bodies).map(([key, body]) => ({ name, key, body })),
  );

  test.each(examples)("$name, $key: is a body that the operation takes", ({ name, body }) => {
    const operation = served.find((each) => each.name === name) as { body?: z.ZodType } | undefined;
    expect(operation?.body?.safeParse(body).error).toBeUndefined();
    expect(operation?.body).toBeDefined();
  });

  test("every operation that takes a body has one", () => {
    expect(Object.keys(bodyExamples).toSorted()).toEqual(
      served
        .filter((operation) => "body" in operation)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test.each(Object.entries(problemExamples))("the problem %s is a problem", (_, problem) => {
    expect(Problem.safeParse(problem).error).toBeUndefined();
  });
});
