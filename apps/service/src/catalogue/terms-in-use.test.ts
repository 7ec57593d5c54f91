import type { Catalogue, Plan } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { ProblemError } from "../problem/problem.ts";
import { type ApiClient, changeRecords } from "../testing/api-client.ts";
import { GroupPolicyJourney } from "../testing/group-policy-journey.ts";
import { Journey } from "../testing/journey.ts";
import { catalogue, planNamed } from "../testing/plans.ts";
import { QuoteJourney } from "../testing/quote-journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { importCatalogue } from "./import-catalogue.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");

/** Imports the catalogue with one changed plan; returns the paths of the errors, none when it was imported. */
async function importErrors(journey: ApiClient, change: Partial<Plan>): Promise<string[]> {
  const plans = catalogue.plans.map((known) => (known.id === plan.id ? { ...known, ...change } : known));
  const changed: Catalogue = { ...catalogue, plans };
  let errors: string[] = [];
  await changeRecords(journey, async (all) => {
    await importCatalogue(all, changed);
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    errors = Object.keys(error.members.errors ?? {});
  });
  return errors;
}

const at = [`$.plans[${catalogue.plans.findIndex(({ id }) => id === plan.id)}].id`];
const higherTax = { tax: { ...plan.tax, rate_percent: plan.tax.rate_percent + 1 } };
const withoutAnOption = {
  coverage_configurations: plan.coverage_configurations.map((configuration) => ({
    ...configuration,
    options: configuration.options.slice(0, -1),
  })),
};

describe("an import", () => {
  test.each([
    ["another tax", higherTax],
    ["an option less", withoutAnOption],
  ])("with %s is rejected while a quote or a group policy promises the plan", async (_what, change) => {
    const quoted = await QuoteJourney.begin(service, { world: await service.world({ group_policies: [] }) });
    expect(await importErrors(quoted, {})).toEqual([]);
    await quoted.reach("quote_available");
    expect(await importErrors(quoted, change)).toEqual(at);
    expect(await importErrors(await Journey.begin(service), change)).toEqual(at);
    const accepted = await GroupPolicyJourney.begin(service);
    await accepted.reach("policy_created");
    expect(await importErrors(accepted, change)).toEqual(at);
  });

  test("may change a plan that no quote promises, or promises any longer", async () => {
    const journey = await QuoteJourney.begin(service, { world: await service.world({ group_policies: [] }) });
    expect(await importErrors(journey, higherTax)).toEqual([]);
    await journey.reach("quote_available");
    await journey.reject();
    expect(await importErrors(journey, {})).toEqual([]);
  });

  test("may correct words and add options in any case", async () => {
    const journey = await Journey.begin(service);
    const [first, ...others] = plan.coverage_configurations;
    if (first === undefined) throw new Error("The plan has coverages.");
    const more = {
      ...first.options[0],
      id: "pco_019b8da3a6a77301b7e3efa1819adfff",
      name: "One more",
      sub_options: null,
    };
    const change = {
      description: "Corrected.",
      tax: { ...plan.tax, name: "Corrected" },
      coverage_configurations: [{ ...first, options: [...first.options, more as never] }, ...others],
    };
    expect(await importErrors(journey, change)).toEqual([]);
  });
});
