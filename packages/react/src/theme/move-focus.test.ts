import { afterEach, describe, expect, it } from "vitest";
import { moveFocus } from "./move-focus.ts";

/** A flow of ours in some tree: a heading to move to, and a field of its own. */
function flowIn(tree: Element | ShadowRoot) {
  const root = document.createElement("div");
  root.className = "ek-root";
  const heading = document.createElement("h2");
  heading.tabIndex = -1;
  const field = document.createElement("input");
  root.append(heading, field);
  tree.append(root);
  return { root, heading, field };
}

function hostsField(): HTMLTextAreaElement {
  const field = document.createElement("textarea");
  document.body.append(field);
  return field;
}

afterEach(() => document.body.replaceChildren());

describe("moving focus", () => {
  it("goes on inside a flow, and where nothing has focus", () => {
    const { heading, field } = flowIn(document.body);
    moveFocus(heading);
    expect(heading).toHaveFocus();
    field.focus();
    moveFocus(heading);
    expect(heading).toHaveFocus();
  });

  it("leaves a person where they are: in the host's field, or in another flow", () => {
    const { heading } = flowIn(document.body);
    const other = flowIn(document.body);
    for (const field of [hostsField(), other.field]) {
      field.focus();
      moveFocus(heading);
      expect(field).toHaveFocus();
    }
  });

  it("does the same in a shadow root", () => {
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const { heading, field } = flowIn(shadow);
    moveFocus(heading);
    expect(shadow.activeElement).toBe(heading);
    field.focus();
    moveFocus(heading);
    expect(shadow.activeElement).toBe(heading);
    const textarea = hostsField();
    textarea.focus();
    moveFocus(heading);
    expect(textarea).toHaveFocus();
    expect(shadow.activeElement).toBeNull();
  });
});
