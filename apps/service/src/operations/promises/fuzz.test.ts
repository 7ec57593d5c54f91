import { Problem } from "@enrolkit/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fromSchema, junk } from "../../testing/from-schema.ts";
import { Journey } from "../../testing/journey.ts";
import { planNamed } from "../../testing/plans.ts";
import { keyFor, pathOf, requestFor, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const runs = Number(process.env.ENROLKIT_FUZZ_RUNS ?? 25);
const seed = Number(process.env.ENROLKIT_FUZZ_SEED ?? 20261201);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("\0", "%", "%2F", "..", "\u202e", "ei_", `ei_${"0".repeat(32)}`, "a".repeat(5000)),
);

describe.each(servedOperations)("$name", (operation) => {
  test("responds to any input with its own statuses and never a 500", async () => {
    const journey = await Journey.begin(service);
    const request = await requestFor(operation, journey);
    const key = keyFor(operation, journey);
    const bodies = operation.body
      ? fromSchema(z.toJSONSchema(operation.body, { io: "input" }), existing(journey, request))
      : fc.constant(undefined);
    const sent = fc.record({
      params: fc.oneof(
        { weight: 4, arbitrary: fc.constant(request.params ?? {}) },
        { weight: 1, arbitrary: strange(request.params) },
      ),
      query: fc.oneof(
        { weight: 2, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(queryNames, text, { maxKeys: 3 }) },
      ),
      body: fc.oneof({ weight: 4, arbitrary: bodies }, { weight: 1, arbitrary: junk }),
    });
    await fc.assert(
      fc.asyncProperty(sent, async ({ params, query, body }) => {
        const path = pathOf(operation, { params });
        const search = Object.entries(query)
          .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
          .join("&");
        const response = await service.call(operation.method, `${path}?${search}`, {
          key,
          ...(body !== undefined && operation.method !== "GET" && { body }),
        });
        expect(response).not.toMatchObject({ status: expect.toSatisfy(isFailure) });
        expect(response.status >= 400 && Problem.safeParse(response.body).error).toBeFalsy();
      }),
      { numRuns: runs, seed },
    );
  });

  const queryNames = fc.constantFrom(
    "page",
    "page_size",
    ...Object.keys(operation.query?.shape ?? {}),
    "status[]",
  );
});

const isFailure = (status: number) => status >= 500;

/** Ids that mean something to the journey's world. */
function existing({ world, employeeId }: Journey, request: unknown): string[] {
  return [
    employeeId,
    ...(JSON.stringify([world, request, planNamed("Anchor Modular")]).match(/\b[a-z]+_[0-9a-f]{32}\b/g) ??
      []),
  ];
}

/** Replaces each parameter, or some, by another text. */
function strange(params: Record<string, string> = {}): fc.Arbitrary<Record<string, string>> {
  const names = Object.entries(params).map(([name, id]) =>
    fc.oneof(fc.constant(id), text).map((it) => [name, it]),
  );
  return fc.tuple(...names).map((entries) => Object.fromEntries(entries) as Record<string, string>);
}
