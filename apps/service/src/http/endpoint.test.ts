import { listProviders, retrieveProvider } from "@enrolkit/contract";
import { expect, test } from "vitest";
import type { Handler } from "../operations/handle.ts";
import { endpointFor, resourcesOf } from "./endpoint.ts";

const endpointAt = (path: `/${string}`, operation: Handler["operation"] = retrieveProvider) =>
  endpointFor({
    operation: { ...operation, path } as Handler["operation"],
    managesTransactions: false,
    run: () => Promise.resolve(undefined),
  });

test("a fixed segment goes before a parameter, whatever the order of the table", () => {
  const paths = ["/things/{thing_id}", "/things/newest", "/things/{thing_id}/parts", "/things/newest/parts"];
  const resources = resourcesOf(paths.map((path) => endpointAt(path as `/${string}`)));
  expect([...(resources.get("/things")?.keys() ?? [])]).toEqual([
    "/newest",
    "/newest/parts",
    "/{thing_id}",
    "/{thing_id}/parts",
  ]);
});

test("two operations at one method and path are a mistake", () => {
  expect(() =>
    resourcesOf([endpointAt("/things"), endpointAt("/things", { ...listProviders, method: "POST" })]),
  ).not.toThrow();
  expect(() => resourcesOf([endpointAt("/things"), endpointAt("/things", listProviders)])).toThrow(
    "Two operations at GET /things",
  );
});
