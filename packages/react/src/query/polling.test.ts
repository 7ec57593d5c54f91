import { describe, expect, it } from "vitest";
import { createPolling, pauseAfter } from "./polling.ts";

const queryAfter = (dataUpdateCount: number) => ({ state: { dataUpdateCount, errorUpdateCount: 0 } });

describe("polling", () => {
  it("fetches ever more rarely, between 0.3 and 10 seconds", () => {
    expect([0, 900, 3000, 9000, 600_000].map(pauseAfter)).toEqual([300, 300, 1000, 3000, 10_000]);
  });

  it("starts anew when a query waits on something else, and stops when on nothing", () => {
    let now = 0;
    const polling = createPolling(() => now);
    const query = queryAfter(1);
    expect(polling(query, "ei_1 processing")).toBe(300);
    now = 9000;
    query.state.dataUpdateCount += 1;
    expect(polling(query, "ei_1 processing")).toBe(3000);
    expect(polling(query, "ei_1 enrolling")).toBe(300);
    expect(polling(query, null)).toBe(false);
  });

  it("answers the same until the query was fetched, however often it is asked", () => {
    let now = 0;
    const polling = createPolling(() => now);
    const query = queryAfter(1);
    polling(query, "ei_1 processing");
    now = 9000;
    expect(polling(query, "ei_1 processing")).toBe(300);
  });

  it("waits as long as the service asks for", () => {
    const polling = createPolling(() => 0);
    const query = { state: { dataUpdateCount: 0, errorUpdateCount: 1, error: { retryAfter: 20 } } };
    expect(polling(query, "ei_1 processing")).toBe(20_000);
  });

  it("knows one query from another", () => {
    let now = 0;
    const polling = createPolling(() => now);
    polling(queryAfter(1), "processing");
    now = 9000;
    expect(polling(queryAfter(2), "processing")).toBe(300);
  });
});
