import { describe, expect, it } from "vitest";
import { termsIn } from "./glossary-terms.ts";

const entry = (term: string) => ({ term, explanation: "What it means." });
const found = (term: string, text: string) => termsIn([entry(term)], [text]).length === 1;

describe("terms of a glossary in a text", () => {
  it.each([
    ["Excess", "Excess for each person", true],
    ["Out-patient", "Standard out-patient", true],
    ["excess", "A HIGHER EXCESS costs less", true],
    ["Consultant", "Consultants", false],
    ["GP", "Your GP, or another", true],
    ["cover", "discover", false],
    ["特約", "がん特約", true],
    ["Vorsorge", "Vorsorge: jährlich", true],
    ["Network – الشبكة", "Network – الشبكة", true],
    ["C++ (extra)", "with C++ (extra)", true],
    ["", "anything", false],
  ])("%s in “%s”: %s", (term, text, isFound) => {
    expect(found(term, text)).toBe(isFound);
  });
});
