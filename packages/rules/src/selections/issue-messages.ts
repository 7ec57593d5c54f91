import { errorList, type FieldSentences } from "../input/field-errors.ts";
import { type Sentence, sentence, type SentenceValue } from "../sentence/sentence.ts";
import type { SelectionIssue } from "./check-selections.ts";

/** Returns what is wrong with a selection, why, and how to correct it. Names are those of the plan, never the input. */
export function issueMessage(issue: SelectionIssue): Sentence {
  const coverage = named(issue.configuration?.name, "this coverage");
  const option = named(issue.option?.name, "this option");
  const target = {
    sentence: issue.option ? sentence("{{option}} in {{coverage}}", { option, coverage }) : coverage.sentence,
  };
  switch (issue.code) {
    case "unknown_configuration":
      return "The plan has no such coverage. Choose among the coverages that it offers.";
    case "wrong_scope":
      return sentence("Leave {{coverage}} out: it is not chosen here.", { coverage });
    case "duplicate":
      return sentence("Choose {{choice}} once: it stands here twice.", {
        choice: issue.option ? option : coverage,
      });
    case "unknown_option":
      return sentence("There is no such option in {{target}}. Choose among those that it offers.", {
        target,
      });
    case "sub_option_without_parent":
      return sentence(
        "This option of {{coverage}} belongs to another one. Choose it below the option that it is part of.",
        { coverage },
      );
    case "not_eligible":
      return issue.reasons?.length
        ? sentence("Choose another option than {{option}}: it is out of reach. {{reasons}}", {
            option,
            reasons: issue.reasons.join(" "),
          })
        : sentence("Choose another option than {{option}}: it is out of reach.", { option });
    case "missing_required":
      return missingMessage(issue, target);
    case "too_few":
      return sentence("Choose at least {{bound}} in {{target}}.", { bound: issue.bound ?? 0, target });
    case "too_many":
      return sentence("Choose at most {{bound}} in {{target}}.", { bound: issue.bound ?? 0, target });
  }
}

function named(name: string | undefined, otherwise: string): { sentence: Sentence } {
  return { sentence: name === undefined ? otherwise : sentence("“{{name}}”", { name }) };
}

/** Returns the messages of issues by JSON path, as in the `errors` of a problem. */
export function selectionFieldErrors(issues: readonly SelectionIssue[]): FieldSentences {
  const list = errorList();
  for (const issue of issues) list.add(issue.path, issueMessage(issue));
  return list.errors;
}

function missingMessage(issue: SelectionIssue, target: SentenceValue): Sentence {
  if (issue.missing === undefined) return sentence("Choose an option in {{target}}.", { target });
  const names = { sentences: issue.missing.map(({ name }) => sentence("“{{name}}”", { name })) };
  return sentence("A choice is missing. Choose an option in {{names}}.", { names });
}
