import type { EnrolmentIntent, Problem, Requirement } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { languages } from "../language/languages.ts";
import { texts } from "../language/translate.ts";

const service = await serviceOfFile();
const world = await service.world();

const accepting = (language: string) => ({ key: world.api_key, headers: { "Accept-Language": language } });
const missing = (language: string) =>
  service.call<Problem>("GET", `/employees/ee_${"0".repeat(32)}`, accepting(language));

describe("the language of sentences for people", () => {
  test.each([
    ["de", "de"],
    ["de-AT, en;q=0.5", "de"],
    ["ja, fr;q=0.4, nl;q=0.8", "nl"],
    ["pt-BR", "pt"],
    ["ar-AE", "ar"],
    ["ja", "en"],
    ["*", "en"],
    ["not a language;;q=x", "en"],
  ])("%s is served in %s", async (accepted, served) => {
    const { headers } = await missing(accepted);
    expect(headers.get("content-language")).toBe(served);
    expect(headers.get("vary")).toContain("Accept-Language");
  });

  test.each(languages)("%s: what is wrong with a request, and codes as ever", async (language) => {
    const { body, status } = await service.call<Problem>("POST", "/employers", {
      ...accepting(language),
      body: { name: " ", colour: "blue" },
    });
    const said = (text: string) => (language === "en" ? text : (texts[language][text] ?? "none"));
    expect(status).toBe(400);
    expect(body.error_code).toBe("invalid_request");
    expect(body.title).toBe("Bad Request");
    expect(body.detail).toBe(said("The request has errors; see `errors` for each."));
    expect(body.errors?.["$.colour"]).toEqual([
      said("is an unknown property; remove it or check the spelling"),
    ]);
  });

  test("values stand in the sentence, and days are written as people write them", async () => {
    const { body } = await service.call<Problem>("PATCH", "/employees", accepting("de"));
    expect(body.detail).toContain("GET");
    expect(body.detail).not.toContain("{{");
    const english = await service.call<Problem>("PATCH", "/employees", accepting("en"));
    expect(english.body.detail).toBe(
      "This address does not take that method. It takes: POST, GET, HEAD, OPTIONS.",
    );
  });

  test("what an enrolment waits for, and the requirement's labels", async () => {
    const journey = await Journey.begin(service, { world });
    await journey.create();
    await service.call("POST", `/test_helpers/intents/${journey.intentId}/force`, {
      key: world.api_key,
      body: { status: "action_required" },
    });
    const read = async (language: string) => {
      const intent = await service.call<EnrolmentIntent>("GET", journey.intentPath, accepting(language));
      const open = await service.call<{ items: Requirement[] }>(
        "GET",
        `${journey.intentPath}/requirements`,
        accepting(language),
      );
      return [
        intent.body.action_required?.reason,
        ...open.body.items.flatMap(({ title, fields }) => [title, ...fields.map(({ label }) => label)]),
      ];
    };
    const english = await read("en");
    expect(english.length).toBeGreaterThan(1);
    expect(await read("fr")).toEqual(english.map((text) => texts.fr[text ?? ""]));
  });

  test("a replay is in the language of its first request, and says none", async () => {
    const key = { "Idempotency-Key": "the-same-in-another-language" };
    const begin = (language: string) =>
      service.call("POST", "/employers", {
        key: world.api_key,
        headers: { ...key, "Accept-Language": language },
        body: { name: "Two Tongues Ltd", country: "gb" },
      });
    const first = await begin("de");
    const again = await begin("fr");
    expect(again.text).toBe(first.text);
    expect(first.headers.get("content-language")).toBe("de");
    expect(again.headers.get("content-language")).toBeNull();
  });
});
