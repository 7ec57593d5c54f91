"use client";
import { type ReactNode, useEffect } from "react";
import { later } from "../../primitives/later.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Picker } from "./Picker.tsx";
import type { DependentsPickerProps } from "./props.ts";

const loadPersonEditor = async () => (await import("./PersonEditor.tsx")).PersonEditor;
const PersonEditor = /* @__PURE__ */ later(loadPersonEditor, ["title", "field", "field", "field"]);
const loadFamilySheet = async () => (await import("./FamilySheet.tsx")).FamilySheet;
const FamilySheet = /* @__PURE__ */ later(loadFamilySheet, []);

/** Who should be covered: only me, or also people on file, each with what is chosen for them and what they add to the cost. */
export function DependentsPicker(props: DependentsPickerProps): ReactNode {
  // At hand by the time a person is added, or looked at.
  useEffect(() => {
    for (const load of [loadPersonEditor, loadFamilySheet]) void load().catch(() => undefined);
  }, []);
  return (
    <EkRoot>
      <Picker {...props} PersonEditor={PersonEditor} FamilySheet={FamilySheet} />
    </EkRoot>
  );
}
