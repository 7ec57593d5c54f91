import { QualifyingLifeEvent } from "@enrolkit/contract";
import { lifeEventAllows, lifeEvents } from "@enrolkit/rules";
import { expect, it } from "vitest";
import { allEvents, allows, groupsFor } from "./life-event-groups.ts";

it("holds every life event that the service knows, once", () => {
  expect(allEvents.toSorted()).toEqual(QualifyingLifeEvent.options.toSorted());
  const offered = (["dependents", "cancellation"] as const).flatMap((change) =>
    groupsFor(change).flatMap(({ events }) => events),
  );
  expect(offered.toSorted()).toEqual(allEvents.toSorted());
});

it.each(["dependents", "cancellation"] as const)("offers only reasons for %s", (change) => {
  for (const { events } of groupsFor(change))
    expect(events.every((event) => lifeEventAllows(event, change))).toBe(true);
});

it("lets people do what the rules say, and everything without an event", () => {
  for (const event of allEvents) {
    const { changes } = lifeEvents[event];
    expect(allows(event)).toEqual({ adding: changes.includes("add"), dropping: changes.includes("drop") });
  }
  expect(allows(undefined)).toEqual({ adding: true, dropping: true });
});
