const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * A key that stands twice in one object of a JSON text, if any does. Readers of such a text may see one value while a
 * parser takes the other, so what was verified is not what is read. The text is valid JSON.
 */
export function repeatedKey(json: string): string | null {
  const keysOfOpenObjects: Set<string>[] = [];
  let lastText = "";
  for (const [token] of json.matchAll(tokens)) {
    // A list has no keys, and its set stays empty.
    if (token === "{" || token === "[") keysOfOpenObjects.push(new Set());
    else if (token === "}" || token === "]") keysOfOpenObjects.pop();
    else if (token !== ":") lastText = token;
    else {
      const key = String(JSON.parse(lastText));
      const keys = keysOfOpenObjects.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
