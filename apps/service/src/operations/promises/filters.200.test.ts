import type { AnyOperation, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const filters = servedOperations.flatMap((operation) => {
  const { query } = operation;
  return Object.entries(query?.shape ?? {}).flatMap(([filter, schema]) => {
    const { description = "", ...meta } =
      (schema as { meta(): Record<string, string> | undefined }).meta() ?? {};
    if (!("x-enrolkit-some-of" in meta)) return [];
    return [
      {
        operation,
        name: operation.name,
        filter,
        values: [...(description.split("One of ").at(-1) ?? "").matchAll(/`(\w+)`/g)].map(
          ([, value = ""]) => value,
        ),
      },
    ];
  });
});

/** The operation that retrieves an item of a list. */
function retrievalOf(list: string): AnyOperation {
  const name = list.replace("List", "Retrieve").replace(/ies$/, "y").replace(/s$/, "");
  const found = servedOperations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

test("every list that has a status or a state is one of these", () => {
  const named = servedOperations.filter(
    ({ query }) => query && ("status" in query.shape || "state" in query.shape),
  );
  expect(filters.map(({ name }) => name)).toEqual(named.map(({ name }) => name));
  expect(filters.length).toBeGreaterThan(6);
});

describe.each(filters)("$name by $filter", ({ operation, name, filter, values }) => {
  test("lists items of one value, or of several with commas between", async () => {
    const journey = await Journey.begin(service);
    const { query, ...request } = await requestFor(operation, journey);
    const count = async (value?: string) => {
      const sent = { ...request, query: { ...query, ...(value !== undefined && { [filter]: value }) } };
      const { status, body } = await send(service, operation, sent, { key: keyFor(operation, journey) });
      expect({ value, status }).toEqual({ value, status: 200 });
      return (body as unknown as Paged<unknown>).total_count;
    };
    if ((await count()) === 0) await requestFor(retrievalOf(name), journey); // which makes one
    const counts = await Promise.all(values.map((value) => count(value)));
    const all = await count();
    expect(all).toBeGreaterThan(0);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(all);
    expect(await count(values.join(","))).toBe(all);
    const [first = "", ...others] = values.toSorted(
      (a, b) => (counts[values.indexOf(b)] ?? 0) - (counts[values.indexOf(a)] ?? 0),
    );
    expect(await count(others.join(","))).toBe(all - (counts[values.indexOf(first)] ?? 0));
  });

  test("says which values there are where one is wrong", async () => {
    const journey = await Journey.begin(service);
    const request = await requestFor(operation, journey);
    const sent = { ...request, query: { ...request.query, [filter]: `${values[0]},ill` } };
    const { status, body } = await send(service, operation, sent, { key: keyFor(operation, journey) });
    expect(status).toBe(400);
    const listed = values.map((value) => JSON.stringify(value)).join(", ");
    expect(body).toMatchObject({
      errors: { [filter]: [`must be one of ${listed}, or several of them with commas between`] },
    });
  });
});
