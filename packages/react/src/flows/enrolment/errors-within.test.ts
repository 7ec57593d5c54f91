import { EnrolkitError } from "@enrolkit/client";
import { describe, expect, it } from "vitest";
import { choiceErrors } from "../shared/people/people.ts";
import { errorsWithin } from "./errors-within.ts";

describe("an error about one list that serves several plans", () => {
  const errors = {
    "$.coverage_selections[0].options": ["first plan"],
    "$.coverage_selections[2].options[1]": ["second plan"],
    "$.coverage_selections": ["the whole"],
  };

  it("is shown at the plan that it is about", () => {
    expect(errorsWithin(errors, 0, 2)).toEqual({ "$.coverage_selections[0].options": ["first plan"] });
    expect(errorsWithin(errors, 2, 3)).toEqual({ "$.coverage_selections[0].options[1]": ["second plan"] });
    expect(errorsWithin(undefined, 0, 2)).toEqual({});
  });
});

describe("an error about people's choices", () => {
  it("is shown in the card of the person that it is about", () => {
    const error = new EnrolkitError({
      status: 400,
      code: "invalid_request",
      title: "No",
      message: "No",
      retryable: false,
      fieldErrors: { "$.dependent_coverage_selections[1].coverage_selections[0].options": ["too many"] },
    });
    const dependents = ["ap_1", "ap_2"].map((id) => ({
      associated_person_id: id,
      status: "pending_confirmation" as const,
    }));
    expect(choiceErrors(error, dependents, "ap_1")).toEqual({});
    expect(choiceErrors(error, dependents, "ap_2")).toEqual({
      "$.coverage_selections[0].options": ["too many"],
    });
  });
});
