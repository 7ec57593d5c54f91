import { useId } from "react";
import type { StaffMember } from "../../../wire-employer.ts";

interface StaffChoiceProps {
  legend: string;
  hint?: string;
  staff: StaffMember[];
  chosen: string[];
  choose: (ids: string[]) => void;
  problem?: string;
}

/** Any number of employees. */
export function StaffChoice({ legend, hint, staff, chosen, choose, problem }: StaffChoiceProps) {
  const id = useId();
  const toggle = (employee: string) =>
    choose(chosen.includes(employee) ? chosen.filter((it) => it !== employee) : [...chosen, employee]);
  return (
    <fieldset className="staff-choice" aria-describedby={problem ? `${id}problem` : undefined}>
      <legend>{legend}</legend>
      {hint && <p className="muted">{hint}</p>}
      {problem && (
        <p className="field-problem" id={`${id}problem`} role="alert">
          {problem}
        </p>
      )}
      <div className="staff-options">
        {staff.map((person) => (
          <label key={person.id}>
            <input type="checkbox" checked={chosen.includes(person.id)} onChange={() => toggle(person.id)} />
            <span>
              <bdi>
                {person.first_name} {person.last_name}
              </bdi>
              {person.title && <bdi className="muted">{person.title}</bdi>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
