import type { Section } from "./figures.ts";

const width = 760;
const labelWidth = 380;
const barHeight = 16;
const lineHeight = 24;
const titleHeight = 44;

/** Draws the bars of all sections; it follows the reader's light or dark scheme. */
export function picture(sections: readonly Section[], machine: string): string {
  const parts: string[] = [];
  let y = 28;
  parts.push(text(16, y, machine, "note"));
  for (const { title, bars } of sections) {
    if (bars.length === 0) continue;
    y += titleHeight;
    parts.push(text(16, y - 10, title, "title"));
    const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
    for (const bar of bars) {
      const length = Math.max(2, (bar.value / longest) * (width - labelWidth - 130));
      parts.push(
        text(16, y + 13, bar.label, "label"),
        `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3"/>`,
        text(labelWidth + length + 8, y + 13, bar.text, "label"),
      );
      y += lineHeight;
    }
  }
  const height = y + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The pace of the service, as bars; the tables beside it have the figures">
<style>
  svg { background: #ffffff; font-family: system-ui, sans-serif; }
  text { fill: #1c2733; font-size: 12px; }
  .title { font-size: 15px; font-weight: 600; }
  .note { fill: #5b6875; }
  rect { fill: #2f6f8f; }
  @media (prefers-color-scheme: dark) {
    svg { background: #14191f; }
    text { fill: #e6edf3; }
    .note { fill: #9aa7b4; }
    rect { fill: #6fb3d2; }
  }
</style>
${parts.join("\n")}
</svg>
`;
}

function text(x: number, y: number, content: string, kind: string): string {
  return `<text class="${kind}" x="${x.toFixed(1)}" y="${y}">${escaped(content)}</text>`;
}

function escaped(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
