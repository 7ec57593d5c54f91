import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holdsSecret, withoutSecrets } from "./secrets-in-text.ts";

const token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln";

test.each([
  "pk_test_1",
  "x=est_live_",
  "op_test_abc",
  token,
  `a ${token} b`,
  `x${token}`,
  "eyJa.eyJb.",
  "v1.eyJa.eyJb.c",
  "eyJ.eyJa.eyJb.",
])("%s holds a credential", (text) => {
  expect(holdsSecret(text)).toBe(true);
  expect(withoutSecrets(text)).not.toContain("eyJa");
  expect(holdsSecret(withoutSecrets(text).replaceAll("…", ""))).toBe(false);
});

test.each(["", "pk_prod_1", "eyJ.eyJ.", "eyJa.b.c", "eyJa.eyJb", "eyJa eyJb.", "eyJ".repeat(5_200)])(
  "%s holds none",
  (text) => {
    expect(holdsSecret(text)).toBe(false);
  },
);

test("words around a credential stay", () => {
  expect(withoutSecrets(`sent v2.${token}, and pk_test_1-x; failed`)).toBe("sent v2.…, and …; failed");
  expect(withoutSecrets("read a.b.json at eyJ")).toBe("read a.b.json at eyJ");
});

/** What is a JWT's header and payload, as a pattern, which is slow on long texts. */
const reference = /eyJ[\w-]+\.eyJ[\w-]+\./;

test("a JWT is found wherever it is, and only there", () => {
  const pieces = fc.constantFrom("eyJ", "a", ".", "-", " ", "é", "eyJa.", ".eyJ");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const text = parts.join("");
      expect(holdsSecret(text)).toBe(reference.test(text));
      expect(withoutSecrets(text)).toBe(text.replaceAll(/eyJ[\w-]+\.[\w.-]*/g, "…"));
    }),
    { numRuns: 2_000 },
  );
});
