import catalogue from "../../apps/service/catalogue/demo.json" with { type: "json" };

/** Texts that would do harm if they were used as anything but text. */
export const hostile = {
  html: `<img src="/x" onerror="window.hacked = 1"><script>window.hacked = 1</script><style>@import "/x.css";</style>`,
  template: "{{constructor.constructor('window.hacked = 1')()}} ${window.hacked = 1}",
  bidi: "\u202Etxet desrever\u202C \u2067gnihtemos\u2069",
  long: `Donau${"dampfschifffahrts".repeat(294)}`.slice(0, 5000),
  script: "javascript:window.hacked=1",
} as const;

/** Keys whose values people read. */
const shown = ["name", "description", "title", "label"];

/** The demo's catalogue with something hostile in every text that is shown, and with documents that are scripts. */
export function hostileCatalogue(): unknown {
  const [plan] = catalogue.plans;
  const evil = poison(catalogue) as typeof catalogue;
  const [first] = evil.plans;
  if (!plan || !first) throw new Error("The catalogue has no plans.");
  first.description = `${hostile.html} ${hostile.long}`;
  // Then the description is for employees too.
  delete (first as { description_for_employees?: string }).description_for_employees;
  first.documents = first.documents.map((document, index) =>
    index < 2 ? { ...document, link: hostile.script } : document,
  );
  first.disclosures = first.disclosures.map((disclosure) => ({
    ...disclosure,
    text: `${disclosure.text} ${hostile.html} ${hostile.bidi}`,
  }));
  evil.plans = evil.plans.map((its) => ({
    ...its,
    consent_statements: its.consent_statements.map((statement, index) => ({
      ...statement,
      // Another wording is another statement.
      id: statement.id.replace(/.$/, (last) => ((Number.parseInt(last, 16) + 8) % 16).toString(16)),
      text: `${statement.text} ${index === 0 ? hostile.long : ""} ${hostile.html} ${hostile.bidi}`,
    })),
  }));
  return evil;
}

function poison(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, poison(inside, name)]));
  if (typeof value !== "string" || !shown.includes(key)) return value;
  return key === "description"
    ? `${value} ${hostile.html} ${hostile.template}`
    : `${value} ${hostile.bidi} <b>bold</b>`;
}
