import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue, Plan, Provider } from "./catalogue.ts";
const file = new URL("../../../rules/cases/catalogue.json", import.meta.url);
const { providers, plans } = JSON.parse(readFileSync(file, "utf8")) as {
  providers: { id: string; name: string }[];
  plans: { id: string; name: string }[];
};

test.each(providers)("the provider $name is a provider, field by field", (provider) => {
  expect(Provider.parse(provider)).toEqual(provider);
});

test.each(plans)("the plan $name is a plan, field by field", (plan) => {
  expect(Plan.parse(plan)).toEqual(plan);
});

test("a catalogue with an unknown field is rejected", () => {
  expect(Catalogue.safeParse({ providers, plans }).success).toBe(true);
  const [plan] = plans;
  expect(Catalogue.safeParse({ providers, plans: [{ ...plan, surprise: 1 }] }).success).toBe(false);
});
