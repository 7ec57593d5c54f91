"use client";
import { type ReactNode, useEffect } from "react";
import { later } from "../../primitives/later.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Picker } from "./Picker.tsx";
import type { DependentsPickerProps } from "./props.ts";

const loadPersonEditor = async () => (await import("./PersonEditor.tsx")).PersonEditor;
const PersonEditor = /* @__PURE__ */ later(loadPersonEditor, ["title", "field", "field", "field"]);

/** Who should be covered: only me, or also people on file, each with their status and what would change it. */
export function DependentsPicker(props: DependentsPickerProps): ReactNode {
  // At hand by the time a person is added.
  useEffect(() => void loadPersonEditor().catch(() => undefined), []);
  return (
    <EkRoot>
      <Picker {...props} PersonEditor={PersonEditor} />
    </EkRoot>
  );
}
