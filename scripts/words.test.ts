import { expect, test } from "vitest";
import { ambiguous, findStilted, findWords, forbidden } from "./words.mjs";

const wordsIn = (text: string, file = "apps/service/src/a.ts", screens?: string) =>
  findWords(file, text, screens).map(({ word }) => word);

test.each(forbidden.flatMap(({ words }) => words))("finds “%s” in prose and in names", (word) => {
  expect(wordsIn(`# The ${word}`, "docs/a.md")).toContain(word);
  expect(wordsIn(`const ${word}Of = 1;`)).toContain(word);
  expect(wordsIn(`// a ${word}`)).toContain(word);
});

test.each(["default", "outstanding", "newspaper", "commended", "tellurium", "unfolded"])(
  "“%s” only contains such a word",
  (word) => {
    expect(wordsIn(`const ${word} = 1; // ${word}`)).toEqual([]);
  },
);

test.each([
  "const placeOf = 1;",
  "function stepTo() {}",
  "interface Answer {",
  "  readonly units: string;",
  "  keepRow() {",
  "class EnrolmentSubject {",
  "function send(caller: string) {",
  "let given;",
  "const lane = 1;",
  "const settled = [];",
  "type LookAgain = 1;",
  "const asUnit = 1;",
])("finds the misused name in “%s”", (code) => {
  expect(wordsIn(code)).toHaveLength(1);
});

test.each([
  ["packages/react/src/flows/enrolment/flow.tsx", "function nextStep() {}"],
  ["apps/service/src/requirements/answers.ts", "const answer = 1;"],
  ["packages/contract/src/a.ts", "  answers: {},"],
  ["packages/rules/src/a.ts", "type MinorUnits = number;"],
  ["packages/react/src/a.ts", "onSettled() {"],
  ["apps/service/src/a.ts", "const placeholder = replace;"],
  ["apps/service/src/a.ts", "  settled_at: string;"],
  ["packages/react/src/index.ts", "export { type AnswerInput } from './a.ts';"],
  ["apps/hr-demo/src/a.ts", "const inPlace = true; // 4 Mill Lane"],
  ["apps/service/src/a.ts", 'const text = "keep(place: given)"; // keep it in place: settled'],
])("%s may declare “%s”", (file, code) => {
  expect(wordsIn(code, file)).toEqual([]);
});

test("names the line and a better word", () => {
  expect(findWords("a.md", "one\nnobody")).toEqual([
    { file: "a.md", line: 2, word: "nobody", use: "no one, or the noun" },
  ]);
});

test("tests can quote a screen", () => {
  const screens = " title nobody is covered ";
  expect(wordsIn('getByText("Nobody is covered.")', "a.test.ts", screens)).toEqual([]);
  expect(wordsIn("getByText(/^Nobody is/)", "a.test.ts", screens)).toEqual([]);
  expect(wordsIn("getByText(/^nobody was invited/)", "a.test.ts", screens)).toEqual(["nobody"]);
});

test("every ambiguous word has its one meaning and a better name beside it", () => {
  for (const { meaning, use } of ambiguous) expect([meaning, use]).not.toContain("");
});

test.each([
  ["There is 1 thing to mend", "mend"],
  ["Your pay follows by itself.", "by itself"],
  ["Harbour Mutual knows of it.", "knows of it"],
  ["The change holds from 1 May.", "holds from"],
  ["Nobody is covered", "nobody"],
])("“%s” is no sentence of a screen", (text, word) => {
  expect(findStilted("packages/react/src/messages/en/core.ts", text)).toMatchObject([{ word }]);
});

test("a native writer's sentence stays", () => {
  expect(
    findStilted("a.ts", "Fix 3 answers to continue. No one is covered; the change takes effect today."),
  ).toEqual([]);
});
