import { expect, test } from "vitest";
import { clientInfo } from "./run-operation.ts";

const locale = (language?: string) => clientInfo({ headers: { "accept-language": language } }).locale;
const userAgent = (name?: string) => clientInfo({ headers: { "user-agent": name } }).user_agent;

test.each([
  ["ar", "ar"],
  ["de-AT,de;q=0.9,en;q=0.5", "de-AT"],
  [" zh-Hant-HK ;q=0.8", "zh-Hant-HK"],
  ["*", null],
  ["", null],
  [undefined, null],
  [",en", null],
  ["<script>", null],
  [`en-${"a".repeat(9000)}`, null],
])("the locale of %j is %j", (sent, expected) => {
  expect(locale(sent)).toBe(expected);
});

test("a user agent is cut to the length that is stored, and may be none", () => {
  expect(userAgent("Browser/1.0 (Quay)")).toBe("Browser/1.0 (Quay)");
  expect(userAgent("a".repeat(1000))).toHaveLength(255);
  for (const none of [undefined, "", "  "]) expect(userAgent(none)).toBeNull();
});
