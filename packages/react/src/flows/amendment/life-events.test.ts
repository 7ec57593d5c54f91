import { QualifyingLifeEvent } from "@enrolkit/contract";
import { lifeEventAllows, lifeEvents } from "@enrolkit/rules";
import { expect, it } from "vitest";
import { allEvents, allows, eventsFor, personOf } from "./life-events.ts";

it("holds every life event that the service knows, once", () => {
  expect(allEvents.toSorted()).toEqual(QualifyingLifeEvent.options.toSorted());
  const offered = (["dependents", "cancellation"] as const).flatMap((change) => {
    const { shown, more } = eventsFor(change);
    return [...shown, ...more];
  });
  expect(offered.toSorted()).toEqual(allEvents.toSorted());
});

it.each(["dependents", "cancellation"] as const)(
  "offers only reasons for %s, few of them at once",
  (change) => {
    const { shown, more } = eventsFor(change);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect([...shown, ...more].every((event) => lifeEventAllows(event, change))).toBe(true);
  },
);

it("begins with a baby, and has nothing behind “Something else” where all fit", () => {
  expect(eventsFor("dependents").shown[0]).toBe("birth_of_child");
  expect(eventsFor("cancellation").more).toEqual([]);
});

it("lets people do what the rules say, and everything without an event", () => {
  for (const event of allEvents) {
    const { changes } = lifeEvents[event];
    expect(allows(event)).toEqual({ adding: changes.includes("add"), dropping: changes.includes("drop") });
  }
  expect(allows(undefined)).toEqual({ adding: true, dropping: true });
});

it("knows of the person who joins what the event says, and only for events that let someone join", () => {
  expect(personOf("birth_of_child", "2027-02-20")).toEqual({
    date_of_birth: "2027-02-20",
    relationship_type: "child",
  });
  expect(personOf("divorce_or_legal_separation", "2027-02-20")).toBeUndefined();
  for (const event of allEvents) if (personOf(event, "2027-02-20")) expect(allows(event).adding).toBe(true);
});
