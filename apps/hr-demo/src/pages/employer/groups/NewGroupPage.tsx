import { type FormEvent, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { post, RequestError } from "../../../api/request.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses, groupAddress } from "../../../addresses.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { Refused } from "../../../ui/Refused.tsx";
import type { Refusal } from "../../../wire.ts";
import type { Groups, StaffMember } from "../../../wire-employer.ts";
import { useCompany } from "../use-company.ts";
import { StaffChoice } from "./StaffChoice.tsx";

export function NewGroupPage() {
  const { messages } = usePreferences();
  const { groups: words, newGroup } = messages.employer;
  const groups = useCompany<Groups>("/api/employer/groups");
  return (
    <div className="group-page">
      <Link to={addresses.groups} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle title={newGroup.title} lead={newGroup.lead} />
      <Loaded resource={groups} rows={8}>
        {({ staff }) => <NewGroup staff={staff} />}
      </Loaded>
    </div>
  );
}

function NewGroup({ staff }: { staff: StaffMember[] }) {
  const words = usePreferences().messages.employer.newGroup;
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(name.trim() === "" ? words.nameMissing : undefined);
    if (name.trim() === "") return field.current?.focus();
    setBusy(true);
    try {
      const group = await post<{ id: string }>("/api/employer/groups", { name, employee_ids: chosen });
      void navigate(groupAddress(group.id));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setRefusal(error.refusal);
      setBusy(false);
    }
  };

  return (
    <form className="card group-form" noValidate onSubmit={(event) => void submit(event)}>
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
      {refusal && <Refused refusal={refusal} />}
      <button type="submit" className="button primary" aria-disabled={busy}>
        {words.create}
      </button>
    </form>
  );
}
