import { type FormEvent, useState } from "react";
import { post, RequestError } from "../../../api/request.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Refused } from "../../../ui/Refused.tsx";
import type { Refusal } from "../../../wire.ts";
import type { StaffGroup, StaffMember } from "../../../wire-employer.ts";
import { StaffChoice } from "./StaffChoice.tsx";

interface AddPeopleProps {
  group: StaffGroup;
  staff: StaffMember[];
  added: () => Promise<void>;
}

/** Puts employees into a group who are not in it yet. */
export function AddPeople({ group, staff, added }: AddPeopleProps) {
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const inside = new Set(group.employees.map(({ id }) => id));
  const outside = staff.filter(({ id }) => !inside.has(id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(chosen.length === 0 ? words.chooseSomebody : undefined);
    if (chosen.length === 0) return;
    try {
      await post(`/api/employer/groups/${group.id}/employees`, { employee_ids: chosen });
      setChosen([]);
      setRefusal(undefined);
      await added();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setRefusal(error.refusal);
    }
  };

  if (outside.length === 0)
    return (
      <section className="card">
        <h2>{words.add}</h2>
        <p className="muted">{words.everybodyIn}</p>
      </section>
    );
  return (
    <form className="card group-form" noValidate onSubmit={(event) => void submit(event)}>
      <StaffChoice
        legend={words.add}
        hint={words.addMore}
        staff={outside}
        chosen={chosen}
        choose={setChosen}
        {...(problem && { problem })}
      />
      {refusal && <Refused refusal={refusal} />}
      <button type="submit" className="button">
        {words.addButton}
      </button>
    </form>
  );
}
