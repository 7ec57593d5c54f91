import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses, payslipAddress } from "../../addresses.ts";
import { payslipsQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import type { Format } from "../../format.ts";
import type { Messages } from "../../messages/en.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Me } from "../../wire.ts";

/** What the person has to do, benefits first. */
export function ToDo() {
  const me = useMe();
  const payslips = useQuery(payslipsQuery(me));
  const { messages, format } = usePreferences();
  const task = benefitsTask(me, messages, format);
  const newest = payslips.data?.payslips[0];
  return (
    <section className="card to-do" aria-labelledby="to-do">
      <h2 id="to-do">{messages.home.toDo}</h2>
      {task && (
        <div className="task" data-urgent={task.isActionNeeded || undefined}>
          <span className="task-icon">
            <Icon name="benefits" />
          </span>
          <div className="task-text">
            <h3>{task.title}</h3>
            {task.until && <p className="task-until">{task.until}</p>}
            <p>{task.more}</p>
          </div>
          <Link to={addresses.benefits} className={task.isActionNeeded ? "button primary" : "button"}>
            {messages.benefitsTask.go}
          </Link>
        </div>
      )}
      {!task && !newest && <p>{messages.home.nothingToDo}</p>}
      {newest && (
        <div className="task">
          <span className="task-icon">
            <Icon name="payslips" />
          </span>
          <div className="task-text">
            <h3>{messages.home.payslipReady(format.monthName(`${newest.id}-01`))}</h3>
            <p>{messages.home.payslipReadyMore}</p>
          </div>
          <Link to={payslipAddress(newest.id)} className="button">
            {messages.payslips.open(format.monthName(`${newest.id}-01`))}
          </Link>
        </div>
      )}
    </section>
  );
}

interface Task {
  title: string;
  more: string;
  until?: string;
  /** Whether the person has something to do. */
  isActionNeeded: boolean;
}

/**
 * The enrolment as an entry of a to-do list; null once the employee is covered, when there is nothing to do. An unknown
 * status has a text of its own.
 */
export function benefitsTask(
  me: Pick<Me, "benefits" | "is_offered_benefits" | "start_on" | "today">,
  { benefitsTask: words }: Messages,
  format: Format,
): Task | null {
  const { benefits } = me;
  switch (benefits?.status) {
    case undefined:
      if (me.is_offered_benefits && (me.start_on ?? "") > me.today) return later(me.start_on, words, format);
      return me.is_offered_benefits
        ? { ...words.none, isActionNeeded: true }
        : { ...words.notOffered, isActionNeeded: false };
    case "action_required":
    case "coverage_options_required":
    case "pending_confirmation": {
      const due = benefits?.due_by;
      return {
        ...words.open,
        ...(due && { until: words.until(format.dayAndDate(due.slice(0, 10))) }),
        isActionNeeded: true,
      };
    }
    case "processing":
    case "enrolling":
      return { ...words.waiting, isActionNeeded: false };
    case "scheduled":
      return later(benefits?.opens_on ?? null, words, format);
    case "enrolled":
      return null;
    default:
      return { ...words.ended, isActionNeeded: false };
  }
}

/** Nothing to do before a day that is named. */
function later(opensOn: string | null, words: Messages["benefitsTask"], format: Format): Task {
  const title = opensOn === null ? words.scheduled : words.opens(format.dayAndDate(opensOn));
  return { title, more: words.opensMore, isActionNeeded: false };
}
