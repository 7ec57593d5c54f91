import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient } from "./client.ts";
import { createServerClient } from "./server/index.ts";
import type { GetSession } from "./session/session.ts";

afterEach(() => vi.unstubAllGlobals());

const baseUrl = "https://benefits.example.com";
const apiKey = "pk_test_secret";
const getSession: GetSession = async () => ({ token: "token", expiry: "2026-03-02T10:00:00Z" });

function messageOf(create: () => unknown): string {
  try {
    create();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  throw new Error("was expected to throw");
}

describe("the address", () => {
  test.each([
    [undefined, "`baseUrl` is undefined"],
    [null, "`baseUrl` is null"],
    ["", "`baseUrl` is empty"],
    [" ", "`baseUrl` is empty"],
    [new URL(baseUrl), "`baseUrl` is of the type object, not a text"],
    ["benefits.example.com", "`baseUrl` is no http or https address"],
    ["undefined", "`baseUrl` is no http or https address"],
    ["ftp://benefits.example.com", "`baseUrl` is no http or https address"],
    [`${baseUrl}\n`, "`baseUrl` is no http or https address"],
    [`${baseUrl}?a=b`, "`baseUrl` has a query"],
    [`${baseUrl}#a`, "`baseUrl` has a query, a fragment"],
    ["https://me:secret@benefits.example.com", "or a password in it"],
  ])("is not %j, which throws when the client is created", (wrong, words) => {
    for (const create of [
      () => createServerClient({ baseUrl: wrong as string, apiKey }),
      () => createClient({ baseUrl: wrong as string, getSession, lazy: true }),
    ]) {
      const message = messageOf(create);
      expect(message).toContain(words);
      expect(message).toContain('"https://benefits.example.com"');
      expect(message).not.toContain("me:secret");
    }
  });

  test.each([baseUrl, `${baseUrl}/`, "http://127.0.0.1:8787/benefits-api"])("can be %s", (right) => {
    expect(() => createServerClient({ baseUrl: right, apiKey })).not.toThrow();
    expect(() => createClient({ baseUrl: right, getSession, lazy: true })).not.toThrow();
  });

  test("can be a path for a page, and not for a server", () => {
    expect(() => createClient({ baseUrl: "/benefits-api", getSession, lazy: true })).not.toThrow();
    expect(() => createServerClient({ baseUrl: "/benefits-api", apiKey })).toThrow(
      /no http or https address/,
    );
  });

  test("names the variable of the guide where it is missing", () => {
    expect(messageOf(() => createServerClient({ baseUrl: undefined, apiKey }))).toContain("ENROLKIT_URL");
  });
});

describe("the key", () => {
  test.each([
    [undefined, "`apiKey` is undefined"],
    ["", "`apiKey` is empty"],
    [7, "`apiKey` is of the type number"],
    ["est_test_secret", "the token of a session"],
    ["whsec_secret", "the secret of a webhook endpoint"],
    ["pt_secret", "the id of a platform"],
    ["Bearer pk_test_secret", "a whole Authorization header"],
    ["pk_test_secret\n", "white space or a line break"],
    ["pk_test_", "no whole key"],
    ["pk_secret", "no whole key"],
    ["es_secret", "the id of a session"],
  ])("is not %j, which throws when the client is created and is not quoted", (wrong, words) => {
    const message = messageOf(() => createServerClient({ baseUrl, apiKey: wrong as string }));
    expect(message).toContain(words);
    expect(message).not.toContain("secret\n");
    expect(message).not.toContain("_secret");
  });

  test.each(["pk_test_1", "pk_live_1", "token-of-the-operator"])("can be %s", (right) => {
    expect(() => createServerClient({ baseUrl, apiKey: right })).not.toThrow();
  });

  test("is rejected in a browser, and so is neither key nor session", () => {
    vi.stubGlobal("document", {});
    for (const key of [apiKey, undefined])
      expect(messageOf(() => createServerClient({ baseUrl, apiKey: key }))).toMatch(/`getSession`.*secret/);
  });
});

test("getSession is a function", () => {
  const wrong = { token: "token" } as unknown as GetSession;
  expect(messageOf(() => createClient({ baseUrl, getSession: wrong }))).toContain("must be a function");
});
