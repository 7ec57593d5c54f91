"use client";
import { createContext, createElement, type ReactNode, type Ref, useContext } from "react";
import { ThemeContext } from "./theme-context.ts";

const Depth = createContext(0);

/** Headings inside are one level further down. */
export function Section({ children }: { children: ReactNode }): ReactNode {
  return <Depth.Provider value={useContext(Depth) + 1}>{children}</Depth.Provider>;
}

export interface HeadingProps {
  /** Its words. */
  children: ReactNode;
  /** Its appearance, whatever its level: the title of a page, of a section, of a part, or of a small group. */
  size?: "page" | "section" | "part" | "small" | undefined;
  /** For what it names, such as a group. */
  id?: string | undefined;
  /** For moving focus here, on a change of step. */
  focusRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading at the level that its sections give it. It can take focus, but is no stop of the Tab key. */
export function Heading({ children, size = "section", id, focusRef }: HeadingProps): ReactNode {
  const level = Math.min(6, useContext(ThemeContext).headingLevel + useContext(Depth));
  return createElement(
    `h${level}`,
    {
      id,
      ref: focusRef,
      tabIndex: focusRef ? -1 : undefined,
      className: "ek-heading",
      part: "heading",
      "data-ek-size": size,
    },
    children,
  );
}
