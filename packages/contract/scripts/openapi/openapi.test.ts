import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { Problem } from "../../src/resources/problem.ts";
import { openApiText } from "../generate-openapi.ts";
import { servedOperations } from "../served-operations.ts";
import { bodyExamples } from "./body-examples.ts";
import { problemExamples } from "./problem-examples.ts";

interface Described {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { $ref?: string }>;
  "x-enrolkit-allow": string[];
  "x-enrolkit-extension"?: boolean;
}
const document = JSON.parse(openApiText()) as {
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; additionalProperties?: boolean }>;
  };
  info: { description: string };
};
const served = servedOperations();
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

  test.each(served)("$name has its parameters, its refusals and who may call it", (operation) => {
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
        "401",
        "403",
        "429",
        "500",
        ...(operation.method === "POST" ? ["400", "409"] : []),
      ]),
    );
    expect(it?.["x-enrolkit-allow"]).toEqual(operation.allow);
    expect(it?.["x-enrolkit-extension"] ?? false).toBe(operation.extension ?? false);
  });

  test("lets recursive shapes refer to themselves", () => {
    const { SelectedOption, PlanCoverageOption } = document.components.schemas;
    expect(JSON.stringify(SelectedOption)).toContain("#/components/schemas/SelectedOption");
    expect(JSON.stringify(PlanCoverageOption)).toContain("#/components/schemas/PlanCoverageOption");
  });

  test("closes what is sent to unknown fields, and leaves what is answered open to grow", () => {
    expect(document.components.schemas["AssociatedPersonInput"]?.additionalProperties).toBe(false);
    expect(document.components.schemas["PlanCoverageOptionSelection"]?.additionalProperties).toBe(false);
    expect(document.components.schemas["EnrolmentIntent"]?.additionalProperties).toBeUndefined();
  });

  test("points nowhere but at what it holds", () => {
    const targets = [...openApiText().matchAll(/"#\/([^"]+)"/g)].map(([, path = ""]) => path);
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
