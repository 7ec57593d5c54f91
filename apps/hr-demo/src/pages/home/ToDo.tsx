import { useQuery } from "@tanstack/react-query";
import { payslipsQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { addresses, payslipAddress } from "../../addresses.ts";
import { Link } from "react-router";
import { Icon } from "../../ui/Icon.tsx";
import { benefitsTask } from "./benefits-task.ts";

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
