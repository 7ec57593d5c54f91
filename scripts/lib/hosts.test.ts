import { expect, test } from "vitest";
import { visitable } from "./hosts.mjs";

const hosts = { vite: {}, plain: { browser: "chromium" }, fox: { browser: "firefox" } } as const;

test("without Firefox the hosts that it visits are skipped and counted, and no others", () => {
  expect(visitable(hosts, ["chromium"])).toEqual({ names: ["vite", "plain"], skipped: ["fox"] });
});

test("with both browsers every host is visited", () => {
  expect(visitable(hosts, ["chromium", "firefox"])).toEqual({ names: ["vite", "plain", "fox"], skipped: [] });
});
