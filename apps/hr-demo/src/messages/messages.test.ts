import { describe, expect, test } from "vitest";
import { languages } from "../preferences/languages.ts";
import { en } from "./en.ts";

/** Words that a language has in common with English. */
const common: Record<string, readonly string[]> = {
  de: ["Benefit", "Benefits", "Name", "Sandbox", "Status"],
  fr: ["Menu", "Total"],
  es: ["Plan", "Total"],
  "pt-PT": ["Menu", "Total"],
  it: ["Benefit", "Home", "Menu", "Sandbox"],
  nl: ["1 week", "Menu", "Open", "Sandbox", "Status"],
};

const others = Object.entries(languages).filter(([locale]) => locale !== "en-GB");

/** Every message by where it stands, as `nav.home`. */
function messagesOf(texts: object, path = ""): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, text]): [string, unknown][] =>
    text !== null && typeof text === "object" ? messagesOf(text, `${path}${key}.`) : [[path + key, text]],
  );
}

/** Which of its values a message shows. Each stands for a text and for a count: 7,001, 7,002 … */
function shownBy(message: unknown): string[] {
  if (typeof message !== "function") return [];
  const values = [1, 2, 3, 4].map((id) => ({ valueOf: () => 7000 + id, toString: () => String(7000 + id) }));
  const shown = String(message(...values)).replaceAll(/[\s.,]/g, "");
  return [...new Set(shown.match(/700\d/g))].toSorted();
}

describe.each(others)("%s", (locale, { load }) => {
  test("has a text of its own for every English one", async () => {
    const texts = new Map(messagesOf(await load()));
    const same = messagesOf(en).filter(([key, text]) => typeof text === "string" && texts.get(key) === text);
    expect(same.filter(([, text]) => !common[locale]?.includes(text as string))).toEqual([]);
    expect(
      messagesOf(en)
        .filter(([, text]) => text !== "")
        .filter(([key]) => [undefined, ""].includes(texts.get(key) as string)),
    ).toEqual([]);
  });

  test("shows the same values in each", async () => {
    const texts = new Map(messagesOf(await load()));
    for (const [key, text] of messagesOf(en))
      expect([key, shownBy(texts.get(key))]).toEqual([key, shownBy(text)]);
  });
});
