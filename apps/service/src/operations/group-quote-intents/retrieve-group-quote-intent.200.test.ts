import type { ConsentStatement } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");

describe("a group quote intent", () => {
  test.each([
    ["processing", []],
    ["action_required", ["action_required", "due_by"]],
    ["awaiting_quote", []],
    ["quote_available", ["due_by"]],
    ["rejected", []],
    ["rejected_by_insurer", []],
    ["quote_expired", []],
  ] as const)("in %s has the blocks of that state and no others: %j", async (status, expected) => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    const intent = await journey.reach(status);
    expect(["action_required", "due_by"].filter((block) => block in intent)).toEqual(expected);
  });

  test("unites the disclosures and statements of its levels, each once and in their order", async () => {
    const journey = await QuoteJourney.begin(service, { country: "ie" });
    const [teaghlach, grossregion] = [planNamed("Elm Teaghlach"), planNamed("Elm Großregion")];
    const [shared] = teaghlach.disclosures;
    const [statement] = teaghlach.consent_statements;
    await changePlan(journey, grossregion.id, {
      disclosures: [...grossregion.disclosures, ...(shared ? [shared] : [])],
      consent_statements: [...(statement ? [statement] : []), ...grossregion.consent_statements],
    });
    const [second, third] = [await journey.group("Second"), await journey.group("Third")];
    const intent = await journey.createLevels(
      journey.level("Elm Teaghlach"),
      journey.level("Elm Großregion", second),
      journey.level("Elm Teaghlach", third),
    );
    expect(intent.disclosures).toEqual([...teaghlach.disclosures, ...grossregion.disclosures]);
    expect(intent.consent_links).toEqual([
      ...teaghlach.consent_statements,
      ...grossregion.consent_statements,
    ]);
  });

  test("shows the statements as they are now, and none where none are configured", async () => {
    const journey = await QuoteJourney.begin(service);
    await journey.reach("quote_available");
    const revised: ConsentStatement[] = [
      { id: `cst_${"1".repeat(32)}`, text: "We <b>agree</b>.", links: [], object: "consent_statement" },
    ];
    await changePlan(journey, plan.id, { consent_statements: revised });
    expect((await journey.intent()).consent_links).toEqual(revised);
    await changePlan(journey, plan.id, { consent_statements: [] });
    expect((await journey.intent()).consent_links).toEqual([]);
  });
});
