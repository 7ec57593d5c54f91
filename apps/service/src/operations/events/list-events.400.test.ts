import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each(["enrolment_intent.enroled", "policy", ""])(
  "a type that does not exist is rejected with the nearest: %j",
  async (type) => {
    const journey = await Journey.begin(service);
    const { error_code, errors } = await journey.rejected("GET", `/events?type=${type}`);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual(["type"]);
    expect(errors?.type?.[0]).toMatch(/the nearest are "[a-z_.]+", "[a-z_.]+", "[a-z_.]+"$/);
  },
);
