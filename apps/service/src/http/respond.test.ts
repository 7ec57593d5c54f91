import { describe, expect, test } from "vitest";
import { begun } from "./respond.ts";

const file = { status: 200, type: "text/csv; charset=utf-8" };

async function textOf(chunks: AsyncIterable<string> | undefined): Promise<string> {
  let text = "";
  for await (const chunk of chunks ?? []) text += chunk;
  return text;
}

describe("a body that is made while it is sent", () => {
  test("is sent whole where it is short", async () => {
    async function* chunks() {
      yield "a,b\r\n";
      yield "1,2\r\n";
    }
    expect(await begun({ ...file, chunks: chunks() })).toEqual({ ...file, body: "a,b\r\n1,2\r\n" });
  });

  test("is made no further than its beginning, until the rest is asked for", async () => {
    let made = 0;
    async function* chunks() {
      for (; made < 10; made += 1) yield "x".repeat(40_000);
    }
    const { body, chunks: rest } = await begun({ ...file, chunks: chunks() });
    expect(body).toBeUndefined();
    expect(made).toBeLessThan(3);
    expect(await textOf(rest)).toBe("x".repeat(400_000));
  });

  test("fails before anything is sent where its beginning fails", async () => {
    async function* chunks() {
      yield "a";
      throw new Error("The database is gone.");
    }
    await expect(begun({ ...file, chunks: chunks() })).rejects.toThrow("The database is gone.");
  });

  test("ends what makes it when the client goes away", async () => {
    let ended = false;
    async function* chunks() {
      try {
        for (;;) yield "x".repeat(40_000);
      } finally {
        ended = true;
      }
    }
    const { chunks: rest } = await begun({ ...file, chunks: chunks() });
    for await (const chunk of rest ?? []) if (chunk !== "") break;
    expect(ended).toBe(true);
  });
});
