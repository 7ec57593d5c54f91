import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choose, healthPlan, lifePlan, soundSelections } from "../../testing/catalogue.ts";
import { enrolmentAt, enrolmentOf, healthAndLife } from "../../testing/enrolment.ts";
import { coverChoices, pageOfErrors, pagesOf } from "./cover-pages.ts";

/** Questions with as many options as these. */
const questions = (...counts: number[]) =>
  counts.map((count, id) => ({ id, options: Array.from({ length: count }, () => "option") }));
const countsOf = (...counts: number[]) =>
  pagesOf(questions(...counts)).map((page) => page.map(({ options }) => options.length));

describe("pages of questions", () => {
  const anyCounts = fc.array(fc.nat({ max: 30 }), { maxLength: 20 });

  it("have all questions, in their order, each once, and none is empty", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const all = questions(...counts);
        const pages = pagesOf(all);
        expect(pages.flat()).toEqual(all);
        for (const page of pages) expect(page).not.toHaveLength(0);
      }),
    );
  });

  it("are no longer than twelve options, but where one question alone is", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        for (const page of countsOf(...counts)) {
          const sum = page.reduce((total, count) => total + count, 0);
          if (page.length > 1) expect(sum).toBeLessThanOrEqual(12);
        }
      }),
    );
  });

  it("are one as long as twelve options do", () => {
    expect(countsOf(4, 3, 5)).toEqual([[4, 3, 5]]);
    expect(countsOf()).toEqual([]);
  });

  it("have about as many options each", () => {
    expect(countsOf(4, 3, 2, 5, 3)).toEqual([
      [4, 3],
      [2, 5, 3],
    ]);
    expect(countsOf(1, 12, 12)).toEqual([[1], [12], [12]]);
    expect(countsOf(40, 1)).toEqual([[40], [1]]);
  });
});

describe("what there is to choose", async () => {
  const intent = await enrolmentOf(
    await enrolmentAt("coverage_options_required", { group_policies: healthAndLife }),
  );
  const policies = intent.policy_enrolments.map(({ plan }) => plan.name);
  const [excess] = choose(healthPlan, { "Excess for each person": ["£250"] });
  const [cancer] = choose(healthPlan, { "Cancer cover": ["No cancer cover"] });
  const early = choose(lifePlan, { "Paid early or to more people": ["Partner’s pension"] });

  it("is named by its plan on each page, and a plan ends once", () => {
    const { pages } = coverChoices(intent, undefined, undefined);
    const shown = pages.map((page) => page.map(({ policy, isLast }) => [policy.plan.name, isLast]));
    expect(policies).toEqual([healthPlan.name, lifePlan.name]);
    expect(shown).toEqual([
      [[healthPlan.name, false]],
      [
        [healthPlan.name, true],
        [lifePlan.name, true],
      ],
    ]);
  });

  it("leads no further than the first page on which something is missing", () => {
    const reached = (selections: Parameters<typeof coverChoices>[1]) =>
      coverChoices(intent, selections, undefined).reached;
    expect(reached([])).toBe(1);
    expect(reached([excess!])).toBe(1);
    expect(reached([excess!, cancer!])).toBe(2);
    expect(reached(soundSelections)).toBe(2);
  });

  it("leads back to what is no longer there, also where nothing has to be chosen", () => {
    const gone = {
      configuration_id: excess!.configuration_id,
      options: [...excess!.options, { option_id: "gone" }],
    };
    const choices = coverChoices(intent, [gone, cancer!], undefined);
    expect(choices.gone.map(({ name }) => name)).toEqual(["Excess for each person"]);
    expect(choices.reached).toBe(1);
    expect(choices.chosen).toEqual([excess, cancer]);
  });

  it("is one list over all pages, each part in its place", () => {
    const { pages, chosen } = coverChoices(intent, [...early, ...soundSelections], undefined);
    const parts = pages.flat();
    expect(chosen).toEqual([...soundSelections, ...early]);
    for (const part of parts)
      expect(chosen.slice(part.from, part.from + part.chosen.length)).toEqual(part.chosen);
  });

  it("has the page of an error", () => {
    const choices = coverChoices(intent, soundSelections, undefined);
    const pageOf = (path: string) => pageOfErrors(choices, { [path]: ["no"] });
    expect(pageOf("$.coverage_selections[0].options")).toBe(1);
    expect(pageOf("$.coverage_selections[1].options[0].option_id")).toBe(1);
    expect(pageOf("$.coverage_selections[2].options")).toBe(2);
    expect(pageOf("$.coverage_selections[9].options")).toBeUndefined();
    expect(pageOf("$.coverage_selections")).toBeUndefined();
    expect(pageOfErrors(choices, undefined)).toBeUndefined();
  });
});
