import { act, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en/core.ts";
import { PendingPage } from "../flows/shared/Loaded.tsx";
import { AccessContext } from "../theme/theme-context.ts";
import { everyBlock } from "../testing/every-block.tsx";
import { EkSettings } from "../provider/EkSettings.tsx";
import { EkRoot } from "../theme/EkRoot.tsx";
import { Notice } from "./Notice/Notice.tsx";
import { Progress } from "./Progress/Progress.tsx";
import { Skeleton } from "./Skeleton/Skeleton.tsx";

const regions = "output, [role=status]";

/** What was in each polite region when it came, and what is in it now; `isSaid` waits until there is something. */
async function arrivalOf(element: ReactElement, isSaid = true): Promise<{ came: string[]; says: string[] }> {
  const page = document.body.appendChild(document.createElement("main"));
  const came: string[] = [];
  // As an element is put on the page, and not later, when an observer is called.
  const append = page.appendChild.bind(page);
  page.appendChild = (child) => {
    const inside = child instanceof Element ? [child, ...child.querySelectorAll("*")] : [];
    came.push(...inside.filter((one) => one.matches(regions)).map(({ textContent }) => textContent));
    return append(child);
  };
  const root = createRoot(page);
  await act(async () => root.render(<EkSettings messages={en}>{element}</EkSettings>));
  if (isSaid) await waitFor(() => expect(page.querySelector(regions)).not.toHaveTextContent(/^$/));
  const says = Array.from(page.querySelectorAll(regions), ({ textContent }) => textContent);
  await act(async () => root.unmount());
  page.remove();
  return { came, says };
}

/** On the page of a person who has just signed out. */
const signedOut = (block: ReactElement) => (
  <AccessContext.Provider value={{ signIn: () => {} }}>{block}</AccessContext.Provider>
);

describe("what is said politely comes into a region that is there before", () => {
  it.each([
    ["a skeleton", <Skeleton key="skeleton" shapes={["title"]} />, "Loading"],
    ["progress", <Progress key="progress">We are checking</Progress>, "We are checking"],
    ["a notice", <Notice key="notice" live title="This has moved on" />, "This has moved on"],
  ])("%s", async (_, element, text) => {
    expect(await arrivalOf(element)).toEqual({ came: [""], says: [text] });
  });

  it("once, where several parts of a page load", async () => {
    const { says } = await arrivalOf(
      <EkRoot>
        <PendingPage>
          <Skeleton shapes={["title"]} />
          <Skeleton shapes={["text"]} />
        </PendingPage>
      </EkRoot>,
    );
    expect(says).toEqual(["Loading", "", ""]);
  });
});

/** Counts that are part of what is read on the way, before anything changes them. */
const permitted = /^$|^\d+ of \d+ | \d+ chosen$/;

describe.each(Object.entries(everyBlock))("%s", (_, block) => {
  it("comes with nothing that is lost because its region is new", async () => {
    const { came } = await arrivalOf(block, false);
    expect(came.filter((text) => !permitted.test(text))).toEqual([]);
  });

  it("comes with an empty region where the person has signed out", async () => {
    expect(await arrivalOf(signedOut(block))).toEqual({ came: [""], says: ["You are signed out."] });
  });
});
