import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { enrolmentDraftChecks, type EnrolmentDraft } from "../flows/enrolment/enrolment-draft.ts";
import { noService, renderHookOnPage } from "../testing/render-page.tsx";
import { type OwnChanges, useDraft } from "./useDraft.ts";

beforeEach(() => sessionStorage.clear());

type Origin = OwnChanges["origin"]["current"];

/** A draft with a choice, on a page whose state at the service the test sets. */
function draftOf(first: string | null | undefined) {
  const onMovedOn = vi.fn<() => void>();
  const onStep = vi.fn<() => void>();
  const origin: { current: Origin } = { current: "elsewhere" };
  let state = first;
  let isSending = false;
  const page = renderHookOnPage(
    () =>
      useDraft<EnrolmentDraft>("ei_1", {
        checks: enrolmentDraftChecks,
        basis: [{ keys: ["who"], state }],
        changes: { isSending, origin, onMovedOn, onStep },
      }),
    noService,
  );
  const render = (): void => page.rerender();
  return {
    onMovedOn,
    onStep,
    who: () => page.result.current[0].who,
    choose: () => act(() => page.result.current[1]({ who: "family", at: "people" })),
    at: () => page.result.current[0].at,
    unmount: page.unmount,
    becomes(next: string | null | undefined) {
      state = next;
      render();
    },
    send(next: string | null | undefined, outcome: Origin) {
      isSending = true;
      render();
      state = next;
      render();
      origin.current = outcome;
      isSending = false;
      render();
    },
  };
}

describe("a part of a draft", () => {
  it("ends once its state changes elsewhere, which is said; the rest of the draft stays", () => {
    const draft = draftOf("a");
    draft.choose();
    draft.becomes("b");
    expect(draft.who()).toBeUndefined();
    expect(draft.at()).toBe("people");
    expect(draft.onMovedOn).toHaveBeenCalledTimes(1);
  });

  it("ends where it changed while the page was not there", () => {
    const before = draftOf("a");
    before.choose();
    before.unmount();
    const draft = draftOf("b");
    expect(draft.who()).toBeUndefined();
    expect(draft.onMovedOn).toHaveBeenCalledTimes(1);
  });

  it("stays where what was sent from here has changed the state", () => {
    const draft = draftOf("a");
    draft.choose();
    draft.onStep.mockClear();
    draft.send("b", "here");
    expect(draft.who()).toBe("family");
    expect(draft.onMovedOn).not.toHaveBeenCalled();
    expect(draft.onStep).toHaveBeenCalledTimes(1);
    draft.becomes("c");
    expect(draft.who()).toBeUndefined();
    expect(draft.onMovedOn).toHaveBeenCalledTimes(1);
  });

  it("ends where what was sent was rejected because of it", () => {
    const draft = draftOf("a");
    draft.choose();
    draft.send("b", "elsewhere");
    expect(draft.who()).toBeUndefined();
    expect(draft.onMovedOn).toHaveBeenCalledTimes(1);
  });

  it("ends without a word where it may have been sent from here", () => {
    const draft = draftOf("a");
    draft.choose();
    draft.send("a", "unknown");
    expect(draft.who()).toBe("family");
    draft.becomes("b");
    expect(draft.who()).toBeUndefined();
    expect(draft.onMovedOn).not.toHaveBeenCalled();
  });

  it("stays while the state is not known", () => {
    const draft = draftOf("a");
    draft.choose();
    draft.becomes(undefined);
    draft.becomes("a");
    expect(draft.who()).toBe("family");
    expect(draft.onMovedOn).not.toHaveBeenCalled();
  });

  it("knows that what comes after the service's work is the service's", () => {
    const draft = draftOf(null);
    draft.choose();
    draft.becomes("a");
    expect(draft.who()).toBe("family");
    expect(draft.onMovedOn).not.toHaveBeenCalled();
    draft.becomes(null);
    expect(draft.onMovedOn).toHaveBeenCalledTimes(1);
  });
});
