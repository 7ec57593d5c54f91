import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en } from "../messages/en/core.ts";
import { everyBlock } from "../testing/every-block.tsx";
import { EkSettings } from "../provider/EkSettings.tsx";

const blocks = Object.entries(everyBlock);
const within = (block: ReactNode) => (
  <StrictMode>
    <EkSettings messages={en} theme={{ accent: "#123456" }} className="brand">
      {block}
    </EkSettings>
  </StrictMode>
);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each(blocks)("%s as a guest", (_, block) => {
  it("renders on a server without any style attribute, and hydrates without a word", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const html = renderToString(within(block));
    expect(html).toMatch(/^<div class="ek-root brand" dir="ltr" lang="en"/);
    expect(html).not.toMatch(/ style=|<style|<script/);
    const page = document.createElement("main");
    document.body.append(page);
    page.innerHTML = html;
    const root = await act(async () => hydrateRoot(page, within(block)));
    expect(complaints.mock.calls).toEqual([]);
    await act(async () => root.unmount());
  });

  it("gives every element a class of ours, so that no rule of the host reaches it", () => {
    const { container } = render(within(block));
    const bare = Array.from(container.querySelectorAll(".ek-root *:not(path)")).filter(
      (element) => !(element.getAttribute("class") ?? "").startsWith("ek-"),
    );
    expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });
});

describe.each(blocks)("%s inside a host's form", (_, block) => {
  it("is no part of it: not of its elements, its data, its reset, its checks or its changes", async () => {
    const notified = vi.fn<() => void>();
    const { container } = render(
      <form onSubmit={notified} onChange={notified} onInput={notified} onReset={notified}>
        <input className="host" name="host" defaultValue="own" />
        {within(block)}
      </form>,
    );
    const form = container.querySelector("form");
    if (form === null) throw new Error("The host has no form.");
    expect(Array.from(form.elements, ({ outerHTML }) => outerHTML.slice(0, 60))).toEqual([
      expect.stringContaining('class="host"'),
    ]);
    const fields = Array.from(
      container.querySelectorAll<HTMLInputElement>(".ek-root :is(input, select):enabled"),
    );
    for (const field of fields) {
      fireEvent.keyDown(field, { key: "Enter" });
      if (field.matches("[type=radio], [type=checkbox]")) fireEvent.click(field);
      else if (field.matches("input")) fireEvent.input(field, { target: { value: "7" } });
    }
    expect(notified).not.toHaveBeenCalled();
    expect([...new FormData(form)]).toEqual([["host", "own"]]);
    const before = container.querySelector(".ek-root")?.textContent;
    form.reset();
    expect(container.querySelector(".ek-root")?.textContent).toBe(before);
  });

  it("lets Enter in none of its fields through to it", () => {
    const { container } = render(<form>{within(block)}</form>);
    // What `fireEvent` returns: whether the browser would do what it does by itself.
    for (const field of container.querySelectorAll(".ek-root :is(input, select):enabled"))
      expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  });
});

describe("fifty comings and goings", () => {
  it("leave the page as it was", async () => {
    const listeners = new Map<string, number>();
    const count = (by: number) => (type: string) => void listeners.set(type, (listeners.get(type) ?? 0) + by);
    for (const target of [window, document]) {
      vi.spyOn(target, "addEventListener").mockImplementation(count(1));
      vi.spyOn(target, "removeEventListener").mockImplementation(count(-1));
    }
    const names = Object.keys(window);
    const head = document.head.innerHTML;
    const attributes = () =>
      [document.documentElement, document.body].map((element) =>
        Array.from(element.attributes, ({ name }) => name),
      );
    const before = attributes();
    for (let time = 0; time < 50; time += 1) {
      const [, block] = blocks[time % blocks.length] ?? [];
      render(within(block));
      cleanup();
    }
    await act(async () => undefined);
    expect([...listeners.values()].filter((left) => left > 0)).toEqual([]);
    expect(Object.keys(window)).toEqual(names);
    expect(document.head.innerHTML).toBe(head);
    expect(attributes()).toEqual(before);
    expect(document.body).toBeEmptyDOMElement();
  });
});
