import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addresses, groupAddress } from "../../../addresses.ts";
import { groupsQuery, ownKey } from "../../../api/queries.ts";
import { post } from "../../../api/request.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { MutationError } from "../../../ui/ErrorNotice.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { StaffMember } from "../../../wire-employer.ts";
import { StaffChoice } from "./StaffChoice.tsx";

export function NewGroupPage() {
  const { messages } = usePreferences();
  const { groups: words, newGroup } = messages.employer;
  const groups = useQuery(groupsQuery(useAdministrator()));
  return (
    <div className="group-page">
      <Link to={addresses.groups} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle title={newGroup.title} lead={newGroup.lead} />
      <Loaded query={groups} rows={8}>
        {({ staff }) => <NewGroup staff={staff} />}
      </Loaded>
    </div>
  );
}

function NewGroup({ staff }: { staff: StaffMember[] }) {
  const words = usePreferences().messages.employer.newGroup;
  const me = useAdministrator();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const creation = useMutation({
    mutationFn: () => post<{ id: string }>("/api/employer/groups", { name, employee_ids: chosen }),
    onSuccess: (group) => {
      void queryClient.invalidateQueries({ queryKey: ownKey(me) });
      void navigate(groupAddress(group.id));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    setProblem(name.trim() === "" ? words.nameMissing : undefined);
    if (name.trim() === "") field.current?.focus();
    else creation.mutate();
  };

  return (
    <form className="card group-form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}name`}>{words.name}</label>
        {problem && (
          <p className="field-problem" id={`${id}problem`}>
            {problem}
          </p>
        )}
        <input
          ref={field}
          id={`${id}name`}
          className="text-input"
          dir="auto"
          autoComplete="off"
          maxLength={100}
          value={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <StaffChoice legend={words.people} staff={staff} chosen={chosen} choose={setChosen} />
      <MutationError mutation={creation} />
      <button type="submit" className="button primary" aria-disabled={creation.isPending}>
        {words.create}
      </button>
    </form>
  );
}
