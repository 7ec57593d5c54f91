import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { casesFolder, catalogueBeside, readCaseFile, runCase } from "./cases/case-file.ts";
import { isSame } from "./cases/compare.ts";

const files = readdirSync(casesFolder).filter((name) => name.endsWith(".json"));

for (const name of files) {
  const path = join(casesFolder, name);
  const content = readCaseFile(path);
  if (content === null) continue;
  const catalogue = catalogueBeside(path);
  describe(`the cases in ${name}`, () => {
    it.each(content.cases)("$name", (one) => {
      const { actual, expected, passed } = runCase(content.kind, one, catalogue);
      expect({ passed, actual }).toEqual({ passed: true, actual: expect.anything() as unknown });
      expect(expected).toBeDefined();
    });
  });
}

describe("comparing", () => {
  it("takes errors and problems as sets, everything else in order", () => {
    expect(isSame({ errors: [1, 2, 2] }, { errors: [2, 1] })).toBe(true);
    expect(isSame({ errors: [1] }, { errors: [2, 1] })).toBe(false);
    expect(isSame({ parts: [1, 2] }, { parts: [2, 1] })).toBe(false);
  });

  it("knows no missing key, no further key and no -0", () => {
    expect(isSame({ a: null }, {})).toBe(false);
    expect(isSame({}, { a: null })).toBe(false);
    expect(isSame(-0, 0)).toBe(false);
  });
});

describe("the command", () => {
  const script = fileURLToPath(new URL("cases.ts", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-cases-"));
  const file = (name: string, content: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };

  it("ends with one line that counts", () => {
    const output = execFileSync(process.execPath, [script, ...files.map((name) => join(casesFolder, name))]);
    expect(String(output)).toMatch(/\n\d+ passed, 0 failed\n$/);
  });

  it("names each failing case and fails", () => {
    const wrong = {
      name: "wrong",
      input: { op: "age", date_of_birth: "2000-01-01", on: "2020-01-01" },
      expect: {},
    };
    const { stdout, status } = spawnSync(
      process.execPath,
      [script, file("a.json", { kind: "age", cases: [wrong] })],
      {
        encoding: "utf8",
      },
    );
    expect(stdout).toContain("FAILED");
    expect(stdout).toContain("wrong");
    expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });

  it("fails on a file that cannot be read, and on a kind without a rule", () => {
    const unknown = file("b.json", { kind: "horoscope", cases: [{ name: "x", input: {}, expect: {} }] });
    const run = (path: string) => spawnSync(process.execPath, [script, path], { encoding: "utf8" });
    expect(run(join(folder, "none.json"))).toMatchObject({ status: 1, stdout: "0 passed, 0 failed\n" });
    expect(run(unknown).stdout).toMatch(/\n0 passed, 1 failed\n$/);
  });
});
