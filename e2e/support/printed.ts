import { inflateSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { untilLoaded } from "./at-rest.ts";

/** What is written on a sheet of paper. */
export interface Sheet {
  /** How many pieces of text: letters that are set in one go. */
  readonly pieces: number;
  /** How light the lightest of them are: 0 is black, 1 is white. */
  readonly lightest: number;
  /** How far down the last line is, as a part of the sheet's height. */
  readonly filled: number;
}

/** As Chromium prints by itself. */
export const onPaper = {
  format: "A4",
  margin: { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" },
} as const;

/** Prints the page, on the screen's colours as they are, and reads what came of it, sheet by sheet. */
export async function printed(page: Page): Promise<Sheet[]> {
  return sheetsOf(await page.pdf(onPaper));
}

/**
 * Once everything is there, the page is printed dark on white, with nothing to press, and no sheet but the last one is left half empty. `step` names it.
 */
export async function expectPrintedWell(page: Page, step: string): Promise<Sheet[]> {
  await untilLoaded(page);
  const sheets = await printed(page);
  for (const [index, { pieces, lightest, filled }] of sheets.entries()) {
    const sheet = `sheet ${index + 1} of ${sheets.length} of ${step}`;
    expect(pieces, `${sheet} is not blank`).toBeGreaterThan(20);
    expect(lightest, `how light the letters are on ${sheet}`).toBeLessThan(0.5);
    if (index < sheets.length - 1) expect(filled, `how far down ${sheet} is written`).toBeGreaterThan(0.6);
  }
  await page.emulateMedia({ media: "print" });
  const controls = page.locator("button, summary svg, [type=search], .ek-calendar");
  await expect(controls.filter({ visible: true }), `controls on ${step}`).toHaveCount(0);
  await page.emulateMedia({ media: null });
  return sheets;
}

/** As Chromium writes its documents: every page has one stream, compressed. */
function sheetsOf(pdf: Buffer): Sheet[] {
  const text = pdf.toString("latin1");
  return Array.from(text.matchAll(/\/Type\s*\/Page\b[\s\S]*?endobj/g), ([object]) => {
    const [, id = ""] = /\/Contents (\d+) 0 R/.exec(object) ?? [];
    const [, height = ""] = /\/MediaBox \[\S+ \S+ \S+ (\S+)\]/.exec(object) ?? [];
    const at = text.indexOf(`\n${id} 0 obj`);
    const begin = text.indexOf("stream", at) + "stream".length;
    const stream = pdf.subarray(text.indexOf("\n", begin) + 1, text.indexOf("endstream", at));
    return sheetOf(inflateSync(stream).toString("latin1"), Number(height));
  });
}

type Matrix = readonly [number, number, number, number, number, number];

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Follows the operators that place letters and choose their colour. */
function sheetOf(content: string, height: number): Sheet {
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, lightness: 0 };
  let line: Matrix = state.matrix;
  const saved: (typeof state)[] = [];
  const operands: string[] = [];
  let pieces = 0;
  let lightest = 0;
  let lowest = height;
  const numbers = (count: number): number[] => operands.slice(-count).map(Number);
  const matrix = (): Matrix => numbers(6) as unknown as Matrix;
  for (const [token] of content.matchAll(/<[\dA-F]*>|\[[^\]]*\]|[^\s<>[\]]+/g)) {
    switch (token) {
      case "q":
        saved.push(state);
        break;
      case "Q":
        state = saved.pop() ?? state;
        break;
      case "cm":
        state = { ...state, matrix: times(matrix(), state.matrix) };
        break;
      case "rg": {
        const [red = 0, green = 0, blue = 0] = numbers(3);
        state = { ...state, lightness: 0.2126 * red + 0.7152 * green + 0.0722 * blue };
        break;
      }
      case "Tm":
        line = matrix();
        break;
      case "Tj":
      case "TJ": {
        pieces += operands.at(-1)?.match(/<([\dA-F]*)>/g)?.length ?? 0;
        lightest = Math.max(lightest, state.lightness);
        lowest = Math.min(lowest, times(line, state.matrix)[5]);
        break;
      }
      default:
        operands.push(token);
        continue;
    }
    operands.length = 0;
  }
  return { pieces, lightest, filled: 1 - lowest / height };
}
