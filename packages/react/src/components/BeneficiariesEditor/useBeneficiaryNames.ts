import { useFormat, useMessages, usePoliciesMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import type { PersonToName } from "./person-to-name.ts";
import type { WhoIsNamed } from "./who-is-named.ts";

interface BeneficiaryNames {
  /** By itself. */
  readonly fullName: (who: WhoIsNamed) => string;
  /** Inside a text. */
  readonly nameInText: (who: WhoIsNamed) => string;
  /** What they are to the employee, in their own words, else as on file; null where neither says so. */
  readonly relationOf: (who: WhoIsNamed) => string | null;
}

/** How beneficiaries are called: by what the policy keeps, people of one name on file distinguished. */
export function useBeneficiaryNames(people: readonly PersonToName[]): BeneficiaryNames {
  const { relation } = useMessages();
  const { beneficiaries: texts } = usePoliciesMessages();
  const format = useFormat();
  const onFile = ({ personId }: WhoIsNamed) => people.find(({ id }) => id === personId);

  function fullName(who: WhoIsNamed): string {
    const { kind, name } = who;
    const person = onFile(who);
    if (kind === "estate") return texts.estate;
    // The policy keeps the name of the day on which they were named.
    if (person && (name === "" || name === format.fullName(person))) return format.fullName(person, people);
    return name.trim() || (kind === "organisation" ? texts.newOrganisation : texts.newPerson);
  }

  return {
    fullName,
    nameInText: (who) => format.isolate(fullName(who)),
    relationOf: (who) => {
      const type = onFile(who)?.relationship_type;
      // "Someone else" says nothing beside a name.
      return who.relationship || (type && type !== "other" ? messageFor(relation, type) : null);
    },
  };
}
