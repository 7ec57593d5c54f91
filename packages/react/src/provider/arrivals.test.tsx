import type { EnrolkitError, Session } from "@enrolkit/client";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConsentStatements } from "../components/ConsentStatements/index.ts";
import { EnrolmentFlow } from "../flows/enrolment/EnrolmentFlow.tsx";
import { PolicyAmendmentFlow } from "../flows/amendment/PolicyAmendmentFlow.tsx";
import { QuoteConsentFlow } from "../flows/quote/QuoteConsentFlow.tsx";
import { useEnrolment } from "../hooks/useEnrolment.ts";
import { ar } from "../messages/ar/core.ts";
import { en } from "../messages/en/core.ts";
import { quoteEn } from "../messages/en/quote.ts";
import { useFormat } from "../messages/hooks.ts";
import type { MessageLoaders } from "../messages/locales.ts";
import type { Messages } from "../messages/messages.ts";
import { QuoteTexts } from "../messages/PartTexts.tsx";
import { later } from "../primitives/later.tsx";
import { healthPlan } from "../testing/catalogue.ts";
import { type Held, hold, pass, waitInVain } from "../testing/late.ts";
import { EkRoot } from "../theme/EkRoot.tsx";
import { WaitingSince } from "../theme/WaitingSince.tsx";
import { EnrolkitProvider, type EnrolkitProviderProps } from "./EnrolkitProvider.tsx";

const timers = ["setTimeout", "clearTimeout", "Date", "performance"] as const;
beforeEach(() => vi.useFakeTimers({ toFake: [...timers] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

let sessions = 0;
const session = async (): Promise<Session> => ({
  token: `est_test_${(sessions += 1)}`,
  expiry: new Date(Date.now() + 3_600_000).toISOString(),
});

/** An employee who has begun nothing, as the service would say it. */
const nothingBegun = (): Response =>
  Response.json({ items: [], page: 1, page_size: 1, has_next_page: false, has_previous_page: false });

/** Nothing is offered to the employee: the page says so, and is whole. */
const nothingOffered = (): Response =>
  Response.json({
    employee_id: employeeId,
    group_id: groupId,
    policy_enrolments: [],
    dependents_cover: "none",
  });

const employeeId = "ee_00000000000000000000000000000000";
const groupId = "gr_00000000000000000000000000000000";
const flow = <EnrolmentFlow employeeId={employeeId} groupId={groupId} />;
const words = "We couldn’t load your benefits. Reload the page, or ask your HR team.";

interface Options extends Partial<EnrolkitProviderProps> {
  respond?: () => Response | Promise<Response>;
}

/** A page whose service responds as the test says, and what its monitoring hears. */
async function show({ respond = nothingBegun, children = flow, ...props }: Options = {}) {
  const errors: EnrolkitError[] = [];
  vi.stubGlobal("fetch", async (input: Request | URL | string) =>
    (input instanceof Request ? input.url : String(input)).endsWith("/enrolment_offer")
      ? nothingOffered()
      : respond(),
  );
  const page = (more: Partial<EnrolkitProviderProps> = {}): ReactNode => (
    <StrictMode>
      <EnrolkitProvider
        baseUrl="https://benefits.example"
        getSession={session}
        messages={en}
        onError={(error) => errors.push(error as EnrolkitError)}
        {...props}
        {...more}
      >
        {children}
      </EnrolkitProvider>
    </StrictMode>
  );
  const { rerender, container, unmount } = render(page());
  await arrive();
  return {
    errors,
    codes: () => errors.map(({ code }) => code),
    change: (more: Partial<EnrolkitProviderProps>) => rerender(page(more)),
    root: container.querySelector(".ek-root") as HTMLElement,
    unmount,
  };
}

/** What is on its way arrives: an enrolment, and then what is offered where there is none. */
async function arrive(): Promise<void> {
  await pass(0);
  await pass(10);
}

/** Plain words, said at once to those who do not see them, and one way on. */
function expectWords(): HTMLElement {
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  return screen.getByRole("button", { name: "Try again" });
}

async function tryAgain(): Promise<void> {
  await act(async () => expectWords().click());
  await arrive();
}

const opening = () => screen.queryByRole("heading", { name: en.opening.none });

function loading() {
  const held: Held<Messages>[] = [];
  const load = () => {
    held.push(hold());
    return (held.at(-1) as Held<Messages>).promise;
  };
  return { held, loaders: { en: load } satisfies MessageLoaders };
}
const noMessages = { messages: undefined as unknown as Messages };

describe("a language", () => {
  it("that takes too long is said within nine seconds, and used when it comes", async () => {
    const { held, loaders } = loading();
    const { codes, root } = await show({ ...noMessages, loaders });
    expect(root).toHaveAttribute("aria-busy", "true");
    await waitInVain();
    expectWords();
    expect(root).not.toHaveAttribute("aria-busy");
    expect(codes()).toEqual(["language_not_loaded"]);
    await held.at(-1)?.arrive(en);
    await arrive();
    expect(opening()).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("ChunkLoadError"))],
    [
      "throws",
      (): never => {
        throw new Error("the host's own");
      },
    ],
  ])("whose loader %s is said at once, and loaded again when the person wants it", async (_, fail) => {
    const load = vi
      .fn(async () => en)
      .mockImplementationOnce(fail)
      .mockImplementationOnce(fail);
    const { codes, errors } = await show({ ...noMessages, loaders: { en: load } });
    expect(errors[0]?.message).toContain('See "Not loaded"');
    expect(codes()).toEqual(["language_not_loaded"]);
    await tryAgain();
    expect(opening()).toBeVisible();
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty object", {}],
    ["a module without them", { de: en }],
    ["the texts of another part", quoteEn],
    ["a page of the server", "<!doctype html>"],
  ])("whose loader resolves with %s is said at once, and reported once", async (_, given) => {
    const load = vi.fn(async () => given as Messages);
    const { codes } = await show({ ...noMessages, loaders: { en: load } });
    expectWords();
    expect(codes()).toEqual(["language_not_loaded"]);
    load.mockResolvedValue(en);
    await tryAgain();
    expect(opening()).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  it("that is no texts leaves the one before", async () => {
    const loaders = { ar: async () => ({}) as Messages };
    const { codes, root, change } = await show({ loaders });
    change({ messages: undefined, locale: "ar" });
    await arrive();
    expect(opening()).toBeVisible();
    expect([root.lang, root.dir]).toEqual(["en", "ltr"]);
    expect(codes()).toEqual(["language_not_loaded"]);
  });

  it("is said in English where no other is at hand, as English", async () => {
    const loaders = { ar: () => Promise.reject(new Error("offline")) };
    const { root } = await show({ ...noMessages, locale: "ar", loaders });
    expect(root).toHaveAttribute("dir", "rtl");
    expect(expectWords().closest("[lang]")).toHaveAttribute("lang", "en");
    expect(expectWords().closest("[dir]")).toHaveAttribute("dir", "ltr");
  });

  it("that does not come leaves the one before, with its own direction and formats, and is reported", async () => {
    const arabic = hold<Messages>();
    const loaders = { ar: () => arabic.promise };
    const { codes, root, change } = await show({ loaders });
    change({ messages: undefined, locale: "ar" });
    await waitInVain();
    expect(opening()).toBeVisible();
    expect([root.lang, root.dir]).toEqual(["en", "ltr"]);
    expect(codes()).toEqual(["language_not_loaded"]);
    await arabic.arrive(ar);
    expect(screen.getByText(ar.opening.none)).toBeVisible();
    expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
  });

  it("without texts is English in all: words, `lang`, direction, amounts, what is sent", async () => {
    function Amount(): ReactNode {
      const { money, locale } = useFormat();
      return <p className="ek-text">{`${money(95.26, "gbp")} ${locale}`}</p>;
    }
    const block = (
      <EkRoot>
        <Amount />
      </EkRoot>
    );
    for (const locale of ["ja", "ja-JP", "he"]) {
      const { root, codes, errors, unmount } = await show({ ...noMessages, locale, children: block });
      await vi.waitFor(() => expect(screen.getByText("£95.26 en")).toBeVisible());
      expect([root.lang, root.dir]).toEqual(["en", "ltr"]);
      expect(codes()).toEqual(["wrong_setup"]);
      expect(errors[0]?.message).toContain(`no texts in "${locale}"`);
      unmount();
    }
  });

  it("of the employer's side is said in the language at hand", async () => {
    const texts = hold<typeof quoteEn>();
    const children = (
      <QuoteTexts loaders={{ en: () => texts.promise }}>
        <ConsentStatements statements={healthPlan.consent_statements} />
      </QuoteTexts>
    );
    const { codes } = await show({ children });
    await waitInVain();
    expectWords();
    expect(codes()).toEqual(["language_not_loaded"]);
    await texts.arrive(quoteEn);
    expect(screen.getByText(quoteEn.consent.title)).toBeVisible();
  });

  it("of the employer's side that is no texts is said in the language at hand", async () => {
    const load = vi.fn(async () => en as unknown as typeof quoteEn);
    const children = (
      <QuoteTexts loaders={{ en: load }}>
        <ConsentStatements statements={healthPlan.consent_statements} />
      </QuoteTexts>
    );
    const { codes } = await show({ children });
    expectWords();
    expect(codes()).toEqual(["language_not_loaded"]);
    load.mockResolvedValue(quoteEn);
    await tryAgain();
    expect(screen.getByText(quoteEn.consent.title)).toBeVisible();
  });

  it("is loaded once for settings within settings", async () => {
    const { held, loaders } = loading();
    const { codes } = await show({
      ...noMessages,
      loaders,
      children: <PolicyAmendmentFlow policyId="p_1" headingLevel={3} />,
    });
    await waitInVain();
    expect(codes()).toEqual(["language_not_loaded"]);
    // StrictMode runs each effect twice.
    expect(held).toHaveLength(2);
    expectWords();
  });
});

describe("the code of a page", () => {
  const Page = () => <p className="ek-text">There it is.</p>;

  it("that takes too long is said within nine seconds, and used when it comes", async () => {
    const code = hold<typeof Page>();
    const Later = later(() => code.promise, ["text"]);
    const { codes } = await show({
      children: (
        <EkRoot>
          <Later />
        </EkRoot>
      ),
    });
    await waitInVain();
    expectWords();
    expect(codes()).toEqual(["code_not_loaded"]);
    await code.arrive(Page);
    expect(screen.getByText("There it is.")).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  it("that does not come is said at once, and fetched again when the person wants it; each time is reported", async () => {
    const load = vi.fn(async () => Page);
    for (let time = 0; time < 3; time += 1) load.mockRejectedValueOnce(new Error("ChunkLoadError"));
    const Later = later(load, ["text"]);
    const { codes } = await show({
      children: (
        <EkRoot>
          <Later />
        </EkRoot>
      ),
    });
    expect(codes()).toEqual(["code_not_loaded"]);
    await tryAgain();
    expect(codes()).toEqual(["code_not_loaded", "code_not_loaded"]);
    await tryAgain();
    expect(screen.getByText("There it is.")).toBeVisible();
  });
});

describe("what a person waits for one after the other", () => {
  const nothingComes = () => new Promise<Response>(() => {});

  it("has what is left of one time, and all of it when they try again", async () => {
    const { held, loaders } = loading();
    const { codes } = await show({ ...noMessages, loaders, respond: nothingComes });
    await pass(6000);
    await held.at(-1)?.arrive(en);
    await pass(2300);
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(300);
    expectWords();
    expect(codes()).toEqual(["network_error"]);
    await tryAgain();
    await pass(8300);
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(300);
    expectWords();
  });

  it("counts what the page itself took, and leaves a second to what begins at the end", async () => {
    const { loaders } = loading();
    const begun = performance.now();
    await pass(8400);
    render(
      <WaitingSince time={begun}>
        <EnrolkitProvider baseUrl="https://benefits.example" getSession={session} loaders={loaders}>
          {flow}
        </EnrolkitProvider>
      </WaitingSince>,
    );
    await pass(900);
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(200);
    expectWords();
  });
});

describe("a session", () => {
  it("that takes too long is said within nine seconds, reported once, and used when it comes", async () => {
    const held = hold<Session>();
    const { codes, errors } = await show({ getSession: () => held.promise });
    await waitInVain();
    expectWords();
    expect(codes()).toEqual(["session_expired"]);
    expect(errors[0]?.message).toContain("getSession() took too long");
    await held.arrive(await session());
    await arrive();
    expect(opening()).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("500"))],
    ["finds no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["gives a page", () => Promise.reject(new SyntaxError("Unexpected token <"))],
    ["gives nothing", async () => undefined as unknown as Session],
    [
      "throws",
      (): never => {
        throw new Error("the host's own");
      },
    ],
  ])("whose callback %s is said, and asked for again when the person wants it", async (_, fail) => {
    let works = false;
    const { codes } = await show({ getSession: () => (works ? session() : fail()) });
    await waitInVain();
    expect(codes()).toEqual(["session_expired"]);
    expect(document.body).not.toHaveTextContent("You were away");
    works = true;
    await tryAgain();
    expect(opening()).toBeVisible();
  });

  it("whose callback is none is a mistake that is named, until there is one", async () => {
    const { codes, errors, change } = await show({ getSession: undefined as never });
    await arrive();
    expectWords();
    expect(codes()).toEqual(["wrong_setup"]);
    expect(errors[0]?.message).toContain("`getSession` is no function.");
    change({ getSession: session });
    await tryAgain();
    expect(opening()).toBeVisible();
  });
});

describe("a read", () => {
  it("that takes too long is said within nine seconds, reported once, and used when it comes", async () => {
    const held = hold<Response>();
    const { codes } = await show({ respond: () => held.promise });
    await waitInVain();
    expectWords();
    expect(codes()).toEqual(["network_error"]);
    await held.arrive(nothingBegun());
    await arrive();
    expect(opening()).toBeVisible();
    expect(codes()).toHaveLength(1);
  });

  const html = () => new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } });
  it.each([
    [
      "no network, CORS, another origin",
      "network_error",
      () => Promise.reject(new TypeError("Failed to fetch")),
    ],
    ["a 401", "unauthorized", () => new Response(null, { status: 401 })],
    ["a 403", "forbidden", () => new Response(null, { status: 403 })],
    ["a 404 of another server", "not_found", () => new Response("Not here", { status: 404 })],
    [
      "a 429 for a minute",
      "rate_limit_exceeded",
      () => new Response(null, { status: 429, headers: { "Retry-After": "60" } }),
    ],
    [
      "a 429 for twenty seconds",
      "rate_limit_exceeded",
      () => new Response(null, { status: 429, headers: { "Retry-After": "20" } }),
    ],
    ["a 500", "internal_error", () => new Response(null, { status: 500 })],
    ["a 204", "unexpected_response", () => new Response(null, { status: 204 })],
    ["a page", "unexpected_response", html],
    ["a list where there is to be a page of one", "unexpected_response", () => Response.json([])],
    ["another shape", "unexpected_response", () => Response.json({ data: [] })],
  ])(
    "with %s is said within nine seconds, reported once as %s, and tried again",
    async (_, code, respond) => {
      let works = false;
      const { codes } = await show({ respond: () => (works ? nothingBegun() : respond()) });
      await waitInVain();
      expectWords();
      expect(codes()).toEqual([code]);
      works = true;
      await tryAgain();
      expect(opening()).toBeVisible();
    },
  );

  it("of a shape that cannot be shown is reported, and read again when the person wants it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let works = false;
    const { errors } = await show({
      respond: () =>
        works ? nothingBegun() : Response.json({ items: [{ id: "ei_1", status: "enrolled" }] }),
    });
    await arrive();
    expect(errors.length).toBeGreaterThan(0);
    works = true;
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    await arrive();
    expect(opening()).toBeVisible();
  });
});

describe("a wrong `baseUrl`", () => {
  it.each([undefined, "", "benefits.example", "ftp://benefits.example", "https://benefits.example?a"])(
    "%j is one message for the developer, and plain words in each flow",
    async (baseUrl) => {
      function Hook(): ReactNode {
        return <p>{useEnrolment({ employeeId, groupId }).error?.code}</p>;
      }
      const children = (
        <>
          {flow}
          <PolicyAmendmentFlow policyId="p_1" />
          <QuoteConsentFlow />
          <Hook />
        </>
      );
      const { errors, codes } = await show({ baseUrl: baseUrl as string, children });
      await vi.waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(3));
      const [employee, change, employer] = screen.getAllByRole("alert");
      expect(employee).toHaveTextContent(words);
      expect(change).toHaveTextContent(words);
      expect(employer).toHaveTextContent("We couldn’t load your company’s benefits.");
      expect(screen.getByText("wrong_setup")).toBeVisible();
      expect(codes()).toEqual(["wrong_setup"]);
      expect(errors[0]?.message).toMatch(
        /^Enrolkit: `baseUrl` .*See "Wrong set-up" in embed-in-five-minutes\.md\.$/,
      );
    },
  );

  it("is put right while the page is shown", async () => {
    const { change } = await show({ baseUrl: undefined as unknown as string });
    await arrive();
    expectWords();
    change({ baseUrl: "https://benefits.example" });
    await arrive();
    expect(opening()).toBeVisible();
  });
});

describe("the console", () => {
  async function consoleOf(env: string, props: Options): Promise<readonly unknown[]> {
    vi.stubEnv("NODE_ENV", env);
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    const { unmount } = await show(props);
    await arrive();
    const calls = written.mock.calls.map(([first]) => (first as EnrolkitError).code);
    unmount();
    written.mockRestore();
    return calls;
  }

  it("has a mistake of the set-up in development, and in production nothing", async () => {
    const wrong = { baseUrl: "nowhere" };
    expect(await consoleOf("development", wrong)).toEqual(["wrong_setup"]);
    expect(await consoleOf("production", wrong)).toEqual([]);
  });

  it("has in development what nothing else listens to", async () => {
    const respond = () => new Response(null, { status: 403 });
    expect(await consoleOf("development", { respond, onError: undefined })).toEqual(["forbidden"]);
    expect(await consoleOf("development", { respond })).toEqual([]);
    expect(await consoleOf("production", { respond, onError: undefined })).toEqual([]);
  });
});

describe("a page's router that does not follow", () => {
  it("is reported once, and the step stays", async () => {
    const navigation = { step: null, onStepChange: vi.fn() };
    const { codes, errors } = await show({
      children: <EnrolmentFlow employeeId={employeeId} groupId={groupId} navigation={navigation} />,
    });
    await vi.waitFor(() => expect(navigation.onStepChange).toHaveBeenCalledTimes(1));
    await waitInVain();
    await waitInVain();
    expect(codes()).toEqual(["wrong_setup"]);
    expect(errors[0]?.message).toContain("`navigation.step` does not follow");
    expect(navigation.onStepChange).toHaveBeenCalledTimes(1);
    expect(opening()).toBeVisible();
  });
});

describe("outside of a provider", () => {
  it.each([
    ["a flow", flow],
    ["a flow of changes", <PolicyAmendmentFlow policyId="p_1" key="amendment" />],
    ["a flow of quotes", <QuoteConsentFlow key="quote" />],
    ["a block", <ConsentStatements statements={healthPlan.consent_statements} key="consents" />],
  ])("%s throws an error that names the provider", (_, element) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(element)).toThrow(/EnrolkitProvider/);
  });
});

describe("`fallback`", () => {
  const hang = { respond: () => new Promise<Response>(() => {}) };

  it("stands for what loads and for what failed, as elements", async () => {
    const fallback = { loading: <p>Host loads</p>, error: <p>Host is sorry</p> };
    await show({ ...hang, fallback });
    expect(screen.getByText("Host loads")).toBeVisible();
    await waitInVain();
    expect(screen.getByText("Host is sorry")).toBeVisible();
    expect(document.body).not.toHaveTextContent(words);
  });

  it("or as functions, which get the error and how to try again", async () => {
    let works = false;
    const fallback: EnrolkitProviderProps["fallback"] = {
      loading: () => <p>Host loads</p>,
      error: ({ error, retry }) => (
        <button type="button" onClick={retry}>
          {(error as EnrolkitError).code}
        </button>
      ),
    };
    await show({ respond: () => (works ? nothingBegun() : new Response(null, { status: 403 })), fallback });
    works = true;
    await act(async () => screen.getByRole("button", { name: "forbidden" }).click());
    await arrive();
    expect(opening()).toBeVisible();
  });

  it("stands for a language, a page's code, a session and a block too", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const fallback = {
      error: ({ error }: { error: Error }) => <p>{(error as EnrolkitError).code ?? error.message}</p>,
    };
    const never = () => new Promise<never>(() => {});
    const Later = later(never, ["text"]);
    const Broken = (): never => {
      throw new Error("host's button");
    };
    const cases: readonly [string, Options][] = [
      ["language_not_loaded", { messages: undefined, loaders: { en: never } }],
      [
        "code_not_loaded",
        {
          children: (
            <EkRoot>
              <Later />
            </EkRoot>
          ),
        },
      ],
      ["session_expired", { getSession: never }],
      [
        "host's button",
        {
          children: (
            <EkRoot>
              <Broken />
            </EkRoot>
          ),
        },
      ],
    ];
    for (const [code, props] of cases) {
      const { unmount } = await show({ ...props, fallback });
      await waitInVain();
      expect(screen.getByText(code)).toBeVisible();
      unmount();
    }
    quiet.mockRestore();
  });
});
