import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ownKey } from "../../../api/queries.ts";
import { post } from "../../../api/request.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { MutationError } from "../../../ui/ErrorNotice.tsx";
import type { StaffGroup, StaffMember } from "../../../wire-employer.ts";
import { StaffChoice } from "./StaffChoice.tsx";

interface AddPeopleProps {
  group: StaffGroup;
  staff: StaffMember[];
}

/** Adds employees to a group. */
export function AddPeople({ group, staff }: AddPeopleProps) {
  const me = useAdministrator();
  const queryClient = useQueryClient();
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const inside = new Set(group.employees.map(({ id }) => id));
  const outside = staff.filter(({ id }) => !inside.has(id));

  const addition = useMutation({
    mutationFn: () => post(`/api/employer/groups/${group.id}/employees`, { employee_ids: chosen }),
    onSuccess: () => {
      setChosen([]);
      return queryClient.invalidateQueries({ queryKey: ownKey(me) });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(chosen.length === 0 ? words.choiceMissing : undefined);
    if (chosen.length > 0) addition.mutate();
  };

  if (outside.length === 0)
    return (
      <section className="card">
        <h2>{words.add}</h2>
        <p className="muted">{words.allInGroup}</p>
      </section>
    );
  return (
    <form className="card group-form" noValidate onSubmit={submit}>
      <StaffChoice
        legend={words.add}
        hint={words.addMore}
        staff={outside}
        chosen={chosen}
        choose={setChosen}
        {...(problem && { problem })}
      />
      <MutationError mutation={addition} />
      <button type="submit" className="button">
        {words.addButton}
      </button>
    </form>
  );
}
