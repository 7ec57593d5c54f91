import { expect, test } from "vitest";
import { simulatedInsurer } from "./simulated.ts";

test.each([
  ["Harbour Mutual", /^HM-\d{4}-\d{4}$/],
  ["Palm & Pearl Cover – غطاء", /^PP-\d{4}-\d{4}$/],
  ["みずかぜケア", /^M-\d{4}-\d{4}$/],
])("%s gives a member number that can be read over the phone, always the same", (provider_name, form) => {
  const of = (policy_id: string) => simulatedInsurer.memberNumber({ policy_id, provider_name });
  expect(of("p_1")).toMatch(form);
  expect(of("p_1")).toBe(of("p_1"));
  expect(of("p_2")).not.toBe(of("p_1"));
});
