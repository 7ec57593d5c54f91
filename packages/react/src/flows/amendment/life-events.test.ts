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
  const day = "2027-02-20";
  expect(personOf("birth_of_child", day, [])).toEqual({ date_of_birth: day, relationship_type: "child" });
  expect(personOf("adoption_of_child", day, [])).toEqual({ relationship_type: "child" });
  expect(personOf("gained_legal_guardianship", day, [])).toEqual({ relationship_type: "child" });
  expect(personOf("marriage_or_civil_partnership", day, [])).toEqual({ relationship_type: "spouse" });
  expect(personOf("divorce_or_legal_separation", day, [])).toBeUndefined();
  for (const event of allEvents) if (personOf(event, day, [])) expect(allows(event).adding).toBe(true);
});

it("asks for no one who is on file as what the event says", () => {
  const day = "2027-02-20";
  const baby = { date_of_birth: day, relationship_type: "child" } as const;
  const partner = { date_of_birth: "1991-05-09", relationship_type: "partner" } as const;
  expect(personOf("birth_of_child", day, [partner, baby])).toBeUndefined();
  expect(personOf("birth_of_child", day, [partner])).toBeDefined();
  expect(personOf("marriage_or_civil_partnership", day, [baby, partner])).toBeUndefined();
  expect(personOf("marriage_or_civil_partnership", day, [baby])).toBeDefined();
});
