import { AmendmentChange, QualifyingLifeEvent } from "@enrolkit/contract";
import { describe, expect, it } from "vitest";
import { amendmentAr } from "./ar.ts";
import type { AmendmentMessages } from "./amendment-messages.ts";
import { amendmentEn } from "./en.ts";

const sections = Object.keys(amendmentEn) as (keyof AmendmentMessages)[];

describe("the languages of changes to a policy", () => {
  it("say the same things, with the same numbers in them", () => {
    for (const section of sections) {
      const kinds = (messages: AmendmentMessages) =>
        Object.entries(messages[section])
          .map(([key, text]) => `${key} ${typeof text}`)
          .toSorted();
      expect({ section, kinds: kinds(amendmentAr) }).toEqual({ section, kinds: kinds(amendmentEn) });
    }
  });

  it("say something for every value that the service knows", () => {
    const has = (section: object, values: readonly string[]) =>
      expect(values.filter((value) => !Object.hasOwn(section, value))).toEqual([]);
    has(amendmentEn.event, QualifyingLifeEvent.options);
    has(amendmentEn.what, AmendmentChange.options);
    has(amendmentEn.reason, AmendmentChange.options);
    has(amendmentEn.amendmentCheck, AmendmentChange.options);
  });

  it("keep to plain words: no exclamation marks, no please", () => {
    const texts = sections.flatMap((section) => Object.values(amendmentEn[section]).map(String)).join("\n");
    expect(texts).not.toMatch(/please|![^=]/i);
  });
});
