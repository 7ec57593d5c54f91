import { type ConsentReceipt, ConsentReceipt as Receipt } from "@enrolkit/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { receiptExport } from "./chain.ts";
import { receiptHash, sha256Of } from "./hash.ts";
import { chains } from "./testing.ts";
import type { VerificationErrorKind } from "./verification-error.ts";
import { verifyReceipts } from "./verify.ts";

const several = chains({ min: 3, max: 6 });
const indexIn = (chain: readonly ConsentReceipt[]) => fc.nat({ max: chain.length - 1 });
const chainAndIndex = several.chain((chain) => fc.tuple(fc.constant(chain), indexIn(chain)));

/** As a file holds it. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const exported = (chain: readonly ConsentReceipt[]) => {
  const [first] = chain;
  return written(receiptExport(first?.employer_id ?? "", first?.external_customer_id ?? null, chain));
};

const kindsIn = (document: unknown) => [...new Set(verifyReceipts(document).errors.map(({ kind }) => kind))];

/** The kinds of the errors that name a receipt. */
const named = (document: unknown, { id, sequence }: ConsentReceipt): VerificationErrorKind[] =>
  verifyReceipts(document)
    .errors.filter((error) => error.id === id || error.sequence === sequence)
    .map(({ kind }) => kind);

const replaced = (chain: readonly ConsentReceipt[], index: number, by: unknown): unknown[] =>
  chain.with(index, by as ConsentReceipt);

const at = (chain: readonly ConsentReceipt[], index: number): ConsentReceipt => {
  const receipt = chain[index];
  if (receipt === undefined) throw new Error("There is a receipt at this index.");
  return receipt;
};

describe("receipts as they were made", () => {
  test("are in the shape of the contract", () => {
    fc.assert(fc.property(several, (chain) => chain.every((receipt) => Receipt.safeParse(receipt).success)));
  });

  test("verify in every form of file, oldest or newest first, from wherever they begin", () => {
    fc.assert(
      fc.property(chainAndIndex, ([chain, index]) => {
        const run = chain.slice(index);
        const page = { items: run.toReversed(), page: 1, page_size: run.length, total_count: chain.length };
        for (const file of [exported(chain), written(chain), written(run), written(page), written(run[0])]) {
          expect(verifyReceipts(file).errors).toEqual([]);
        }
        const { employer_id, external_customer_id } = at(chain, 0);
        const span = {
          employer_id,
          external_customer_id,
          count: run.length,
          from: index + 1,
          to: chain.length,
        };
        expect(verifyReceipts(written(page)).chains).toEqual([span]);
      }),
    );
  });

  test("verify whatever the order of their keys and the white space", () => {
    fc.assert(
      fc.property(several, (chain) => {
        expect(verifyReceipts(JSON.parse(JSON.stringify(turned(chain), null, 3))).errors).toEqual([]);
      }),
    );
  });

  test("have ids that rise along the chain", () => {
    fc.assert(
      fc.property(several, (chain) => {
        const ids = chain.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted());
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test("of several chains in one list are each a chain of its own", () => {
    fc.assert(
      fc.property(several, several, (one, other) => {
        const mixed = [...one, ...other].toSorted((a, b) => a.sequence - b.sequence);
        expect(verifyReceipts(written(mixed))).toMatchObject({
          errors: [],
          chains: [{ from: 1 }, { from: 1 }],
        });
      }),
    );
  });
});

test("a receipt of before people had names and roles verifies to this day", () => {
  const hex = "019b8e1d9c2676a2b4f70419c887daf3";
  const first = {
    id: `cr_${hex}`,
    version: 1,
    employer_id: `er_${hex}`,
    external_customer_id: null,
    group_policy_intent_id: `gpi_${hex}`,
    quote_intent_id: `gqi_${hex}`,
    accepted_at: "2026-12-08T14:05:12.000Z",
    actor: { kind: "employer_session", id: `es_${hex}`, acting_user_id: "usr_48213" },
    locale: "en",
    user_agent: null,
    items: [
      {
        benefit_type: "health_insurance",
        ref: null,
        levels: [
          {
            group_id: `gr_${hex}`,
            plan_id: `pl_${hex}`,
            cost_sharing: { type: "full_coverage" },
            coverage_selections: null,
          },
        ],
      },
    ],
    currency: "gbp",
    total_monthly_premium: 172.86,
    employer_monthly_cost: 172.86,
    statements: [
      {
        position: 1,
        id: `cst_${hex}`,
        text: "We have read the {terms}.",
        text_sha256: "c6f7787263f0bde0d70153012d12563d2d93e92e91c01fe58a13d5fb21eed69d",
        links: [
          {
            token: "terms",
            type: "terms_of_business",
            label: "terms of business",
            url: "https://broker.example/terms",
            version: "3.2",
          },
        ],
        user_id: "usr_48213",
        approved_at: null,
      },
    ],
    sequence: 1,
    previous_hash: null,
    object: "consent_receipt",
    hash: "66d7cd0e9ffbeaf9a232f5617ae330478a1b31b8228d78807c6392f794df5d0b",
  };
  expect(verifyReceipts(first).errors).toEqual([]);
  const named = { ...first, actor: { ...first.actor, acting_user: null } };
  expect(kindsIn(named)).toEqual(["content_changed"]);
});

describe("tampering is detected and named", () => {
  test("any value of a receipt that is changed, added or removed", () => {
    fc.assert(
      fc.property(chainAndIndex, fc.nat(), fc.nat(), ([chain, index], which, how) => {
        const changed = mutated(at(chain, index), which, how);
        for (const file of [exported(chain), written(chain)]) {
          const list = Array.isArray(file) ? file : (file as { receipts: unknown[] }).receipts;
          list[index] = changed;
          expect(verifyReceipts(file).errors.length).toBeGreaterThan(0);
        }
        expect(verifyReceipts(changed).errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test("one character of a text", () => {
    fc.assert(
      fc.property(chainAndIndex, fc.nat(), ([chain, index], nat) => {
        const receipt = structuredClone(at(chain, index));
        const [statement] = receipt.statements;
        if (statement === undefined) return;
        const characters = Array.from(statement.text);
        statement.text = characters.toSpliced(nat % (characters.length + 1), 0, "\u200b").join("");
        expect(named(replaced(chain, index, receipt), receipt)).toContain("text_changed");
        // Fixing that hash as well is found by the hash of the whole receipt,
        statement.text_sha256 = sha256Of(statement.text);
        expect(named(replaced(chain, index, receipt), receipt)).toContain("content_changed");
        // and fixing that one too by the receipt after it, or by the end of the export.
        receipt.hash = receiptHash(receipt);
        const file = exported(chain) as { receipts: unknown[] };
        file.receipts[index] = receipt;
        const found = index === chain.length - 1 ? kindsIn(file) : named(file, at(chain, index + 1));
        expect(found).toContain(index === chain.length - 1 ? "receipt_missing" : "chain_broken");
      }),
    );
  });

  test("a link that was removed", () => {
    fc.assert(
      fc.property(chainAndIndex, ([chain, index]) => {
        const receipt = structuredClone(at(chain, index));
        const statement = receipt.statements.find(({ links }) => links.length > 0);
        fc.pre(statement !== undefined);
        statement.links.pop();
        expect(named(replaced(chain, index, receipt), receipt)).toContain("link_removed");
      }),
    );
  });

  test("receipts in another order", () => {
    fc.assert(
      fc.property(several, fc.nat(), (chain, nat) => {
        const index = nat % (chain.length - 1);
        const swapped = [...chain];
        [swapped[index], swapped[index + 1]] = [at(chain, index + 1), at(chain, index)];
        expect(kindsIn(exportedAs(chain, swapped))).toEqual(["order_wrong"]);
        if (chain.length > 3) expect(kindsIn(written(swapped))).toEqual(["order_wrong"]);
        expect(kindsIn(exportedAs(chain, chain.toReversed()))).toEqual(["order_wrong"]);
      }),
    );
  });

  test("a receipt that is missing in the middle, at the beginning or at the end", () => {
    fc.assert(
      fc.property(chainAndIndex, ([chain, index]) => {
        const left = chain.toSpliced(index, 1);
        expect(kindsIn(exportedAs(chain, left))).toEqual(["receipt_missing"]);
        const counted = { ...(exportedAs(chain, left) as object), count: left.length };
        expect(kindsIn(counted)).toEqual(["receipt_missing"]);
        const inTheMiddle = index > 0 && index < chain.length - 1;
        expect(kindsIn(written(left))).toEqual(inTheMiddle ? ["receipt_missing"] : []);
        if (inTheMiddle) expect(named(left, at(chain, index + 1))).toEqual(["receipt_missing"]);
      }),
    );
  });

  test("an end that was cut off, and one that is another", () => {
    fc.assert(
      fc.property(several, fc.nat(), (chain, nat) => {
        const beginning = chain.slice(0, nat % chain.length);
        expect(kindsIn(exportedAs(chain, beginning))).toEqual(["receipt_missing"]);
        expect(kindsIn({ ...(exported(chain) as object), last_hash: "0".repeat(64) })).toEqual([
          "receipt_missing",
        ]);
      }),
    );
  });

  test("a repeated receipt, and one of another employer", () => {
    fc.assert(
      fc.property(several, several, (chain, other) => {
        expect(kindsIn(written([...chain, chain.at(-1)]))).toEqual(["receipt_repeated"]);
        expect(kindsIn(exportedAs(chain, [...chain, at(other, 0)]))).toContain("other_chain");
      }),
    );
  });
});

describe("a file that holds no receipts", () => {
  test.each([null, 1, "text", {}, { object: "consent_receipts" }, { receipts: [] }, { items: [{}] }, [null]])(
    "is unreadable: %j",
    (file) => {
      expect(kindsIn(file)).toEqual(["unreadable"]);
    },
  );

  test.each([
    { name: "a list", file: [] },
    { name: "a page", file: { items: [] } },
  ])("$name without receipts proves nothing", ({ file }) => {
    expect(kindsIn(file)).toEqual(["receipt_missing"]);
  });

  test("an employer without receipts has an export, which is whole", () => {
    expect(verifyReceipts(receiptExport("er_1", null, []))).toEqual({
      form: "export",
      chains: [],
      errors: [],
    });
  });
});

test("the canonical form is RFC 8785's: keys in order, numbers as JSON writes them, text as it is", () => {
  const receipt = { b: [1 / 3, 1e30, 4.5, 2e-3, 1e-27], a: "\u20ac$\u000f\nA'\"\\/", hash: "x" };
  const canonical = '{"a":"€$\\u000f\\nA\'\\"\\\\/","b":[0.3333333333333333,1e+30,4.5,0.002,1e-27]}';
  expect(receiptHash(receipt as unknown as ConsentReceipt)).toBe(sha256Of(canonical));
});

/** An export whose receipts are these in place of its own. */
function exportedAs(chain: readonly ConsentReceipt[], receipts: readonly ConsentReceipt[]): unknown {
  return { ...(exported(chain) as object), receipts: written(receipts) };
}

/** The same, its keys in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  );
}

/** A receipt with one of its values, at any depth, turned into another; or with a key too many or too few. */
function mutated(receipt: ConsentReceipt, which: number, how: number): unknown {
  const copy: Holder = { ...structuredClone(receipt) };
  const leaves = leavesIn(copy);
  const leaf = leaves[which % leaves.length];
  if (leaf === undefined) throw new Error("A receipt has values.");
  const [holder, key] = leaf;
  const value = holder[key];
  if (how % 4 === 0 && !Array.isArray(holder)) delete holder[key];
  else if (how % 4 === 1 && !Array.isArray(holder)) holder[`${key}_`] = value;
  else holder[key] = another(value, how);
  return copy;
}

type Holder = Record<string, unknown>;

/** Every value that is no list and no object, by what holds it. */
function leavesIn(holder: Holder): [Holder, string][] {
  return Object.entries(holder).flatMap(([key, value]): [Holder, string][] =>
    typeof value === "object" && value !== null ? leavesIn(value as Holder) : [[holder, key]],
  );
}

function another(value: unknown, how: number): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return "a text";
  const index = how % (value.length + 1);
  return `${value.slice(0, index)}x${value.slice(index + (how % 3 === 0 ? 1 : 0))}${how % 3 === 0 ? "y" : ""}`;
}
