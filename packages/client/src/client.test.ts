import type { AssociatedPerson, EligibilityItem, EnrolmentIntent, Plan } from "@enrolkit/types";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import type { CallArguments, CallOptions, CallResult, ListItem, SessionEndpointName } from "./calls.ts";
import { createClient } from "./client.ts";
import { createServerClient } from "./server/index.ts";

afterEach(() => vi.unstubAllGlobals());

test("an API key is rejected in a browser", () => {
  vi.stubGlobal("document", {});
  const options = { baseUrl: "https://service.test", apiKey: "pk_test_1" };
  expect(() => createServerClient(options)).toThrow(/secret/);
  // @ts-expect-error: an API key instead of getSession
  expect(() => createClient(options)).toThrow(/secret/);
});

test("an API key is sent unchanged, and its 401 is final", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ title: "Unauthorized" }, { status: 401 }),
  );
  const client = createServerClient({ baseUrl: "https://service.test/", apiKey: "pk_test_1", fetch });
  await expect(client.call("ListEmployers")).rejects.toMatchObject({ status: 401 });
  await expect(client.call("ListEmployers")).rejects.toThrow(/`apiKey`.*See "The key is refused"/);
  fetch.mockClear();
  await client.call("ListEmployers").catch(() => {});
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe("https://service.test/employers");
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("Authorization")).toBe("Bearer pk_test_1");
});

test("each call sends the current language, and leaves out what is not a language tag", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ items: [] }));
  let locale: string | undefined;
  const client = createServerClient({
    baseUrl: "https://service.test",
    apiKey: "pk_test_1",
    fetch,
    locale: () => locale,
  });
  for (locale of [undefined, "fr-CH", "ar", "Klingon\n"]) await client.call("ListEmployers");
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("Accept-Language"));
  expect(sent).toEqual([null, "fr-CH", "ar", null]);
});

test("calls are typed from the operations", () => {
  expectTypeOf<CallResult<"RetrieveEnrolmentIntent">>().toEqualTypeOf<EnrolmentIntent>();
  expectTypeOf<CallResult<"ConfirmDependentsManagementIntent">>().toEqualTypeOf<undefined>();
  expectTypeOf<ListItem<"ListPlans">>().toEqualTypeOf<Plan>();
  expectTypeOf<ListItem<"GetAssociatedPersonsEligibility">>().toEqualTypeOf<EligibilityItem>();
  expectTypeOf<CallOptions<"CreateAssociatedPerson">["params"]>().toEqualTypeOf<{ employee_id: string }>();
  expectTypeOf<CallOptions<"ListAssociatedPersons">>().toHaveProperty("query");
  expectTypeOf<CallOptions<"RetrievePlan">>().not.toHaveProperty("body");
  expectTypeOf<"CreateEmbedSession">().not.toExtend<SessionEndpointName>();
  expectTypeOf<CallArguments<"ListPlans">>().toEqualTypeOf<[options?: CallOptions<"ListPlans">]>();
  expectTypeOf<CallArguments<"RetrievePlan">>().toEqualTypeOf<[options: CallOptions<"RetrievePlan">]>();
  expectTypeOf<CallResult<"UpdateAssociatedPerson">>().toEqualTypeOf<AssociatedPerson>();
});
