import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureAtSize } from "./at-size.ts";
import { measureDeliveries } from "./deliveries.ts";
import { measureEnrolments } from "./enrolments.ts";
import type { Section } from "./figures.ts";
import { measureHostile } from "./hostile.ts";
import { measurePeers } from "./peers.ts";
import { picture } from "./picture.ts";

// The pace of the service, each figure beside a peer or beside itself at another size. `--large` adds 100,000 employees
// and deliveries, `--only peers,at-size` chooses parts, `--write` writes docs/pace.md and its picture.

const { values } = parseArgs({
  options: {
    large: { type: "boolean" },
    write: { type: "boolean" },
    only: { type: "string" },
    engines: { type: "string" },
  },
});
const engines = (values.engines ?? "sqlite,postgres").split(",").filter((name) => isEngine(name));
const employees = [3, 2000, 20_000, ...(values.large ? [100_000] : [])];
const waiting = [1000, 10_000, ...(values.large ? [100_000] : [])];

const parts: Record<string, () => Promise<Section | Section[]>> = {
  peers: measurePeers,
  enrolments: measureEnrolments,
  "at-size": () => measureAtSize(employees, engines),
  deliveries: () => measureDeliveries(waiting, engines),
  hostile: measureHostile,
};
const chosen = values.only?.split(",") ?? Object.keys(parts);

const sections: Section[] = [];
for (const name of chosen) {
  const measure = parts[name];
  if (measure === undefined)
    throw new Error(`There is no part ${name}. Choose from ${Object.keys(parts).join(", ")}.`);
  const measured = [await measure()].flat();
  for (const section of measured) process.stdout.write(`\n${asText(section)}\n`);
  sections.push(...measured);
}

const [cpu] = cpus();
const machine = `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
if (values.write) {
  const docs = (file: string) => fileURLToPath(new URL(`../../../docs/${file}`, import.meta.url));
  writeFileSync(docs("pace.svg"), picture(sections, machine));
  writeFileSync(docs("pace.md"), page());
}

function isEngine(name: string): name is "sqlite" | "postgres" {
  return name === "sqlite" || name === "postgres";
}

function asText({ title, about, columns, rows }: Section): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  return [title, about, "", line(columns), ...rows.map(line)].join("\n");
}

function page(): string {
  const tables = sections.map(({ title, about, columns, rows }) =>
    [
      `## ${title}`,
      "",
      about,
      "",
      `| ${columns.join(" | ")} |`,
      `|${columns.map((_, index) => (index === 0 ? " --- " : " ---: ")).join("|")}|`,
      ...rows.map((row) => `| ${row.join(" | ")} |`),
    ].join("\n"),
  );
  return `# The pace of the service

Measured by \`npm run bench\` on ${machine}. Every figure stands beside a peer, or beside itself at another size, from the
same run: the ratios say more than the rates, which depend on the machine.

![The figures below as bars](pace.svg)

${tables.join("\n\n")}
`;
}
