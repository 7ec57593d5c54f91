import type { Plan } from "@enrolkit/types";
import type { ErrorList } from "../input/field-errors.ts";
import { type TextLink, parseTokenText } from "../token-text/token-text.ts";

/** Finds disclosures and consent statements whose placeholders and links do not match, and terms explained twice. */
export function checkTexts(
  plan: Plan,
  path: string,
  add: ErrorList["add"],
  checkUnique: (id: string, path: string) => void,
): void {
  const terms = (plan.glossary ?? []).map(({ term }) => term.trim().toLowerCase());
  terms.forEach((term, index) => {
    if (terms.indexOf(term) !== index) {
      add(`${path}.glossary[${index}].term`, "The glossary explains this term already. List it once.");
    }
  });
  plan.disclosures.forEach((disclosure, index) =>
    checkText(disclosure, `${path}.disclosures[${index}]`, add),
  );
  plan.consent_statements.forEach((statement, index) => {
    const statementPath = `${path}.consent_statements[${index}]`;
    checkUnique(statement.id, `${statementPath}.id`);
    checkText(statement, statementPath, add);
  });
}

const messages: Record<string, string> = {
  unknown_token: "The text has a placeholder without a link.",
  unsafe_url: "The text has a link that is not an absolute https address.",
  unbalanced_brace: "The text has a brace that is never opened or never closed.",
};

function checkText(
  { text, links }: { text: string; links: readonly TextLink[] },
  path: string,
  add: ErrorList["add"],
): void {
  const kinds = parseTokenText(text, links).problems.map((problem) => problem.split(":")[0] ?? problem);
  for (const kind of new Set(kinds)) add(`${path}.text`, messages[kind] ?? kind);
  // A receipt is hashed over the UTF-8 of these texts, and half a character has no UTF-8.
  if (/\p{Surrogate}/u.test([text, ...links.flatMap(Object.values)].join("\n"))) {
    add(`${path}.text`, "The text or a link of it holds half a character (a lone surrogate). Write it anew.");
  }
  links.forEach(({ token }, index) => {
    if (links.findIndex((link) => link.token === token) !== index) {
      add(`${path}.links[${index}].token`, "Another link of this text has the same token.");
    }
  });
}
