import { expect, test } from "vitest";
import { dayIn, inEnglish, sayIn, sentence } from "./sentence.ts";

test("a text is said as it is", () => {
  expect(inEnglish("Nothing {{here}} is a value.")).toBe("Nothing {{here}} is a value.");
});

test("values stand in their places: texts, numbers, days, and sentences", () => {
  const said = sentence("{{who}} can choose {{count}} until {{until}}: {{first}} or {{others}}.", {
    who: "Maya",
    count: 3,
    until: { day: "2026-12-31" },
    first: { sentence: sentence("“{{name}}”", { name: "Dental" }) },
    others: { sentences: ["a list", sentence("{{most}} characters", { most: 9 })] },
  });
  expect(inEnglish(said)).toBe(
    "Maya can choose 3 until 31\u00a0December 2026: “Dental” or a list, 9 characters.",
  );
});

test("a list has the marks of its language between its sentences", () => {
  const arabic = { textOf: (text: string) => text, day: String, number: String, separator: "، " };
  expect(sayIn(arabic, sentence("{{all}}", { all: { sentences: ["أ", "ب"] } }))).toBe("أ، ب");
});

test("what a value holds is no place for another", () => {
  expect(inEnglish(sentence("{{one}}{{two}}", { one: "{{two}}", two: "2" }))).toBe("{{two}}2");
});

test("French and Italian count the first of a month, and no other day", () => {
  expect(dayIn("fr", "2027-01-01")).toBe("1er\u00a0janvier 2027");
  expect(dayIn("fr", "2027-01-11")).toBe("11\u00a0janvier 2027");
  expect(dayIn("it", "2027-01-01")).toBe("1º\u00a0gennaio 2027");
  expect(dayIn("it", "2027-01-11")).toBe("11\u00a0gennaio 2027");
  expect(dayIn("en-GB", "2027-01-01")).toBe("1\u00a0January 2027");
});
