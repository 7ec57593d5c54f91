"use client";
import {
  deadlineDate,
  daysBetween,
  isDeadlinePassed,
  localDate,
  type UserLocation,
  timeZoneOf,
} from "@enrolkit/rules";
import { type ReactNode, useSyncExternalStore } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { calendarAddress } from "./calendar-file.ts";
import { calendar } from "../../primitives/Icon/drawings.ts";

export interface DeadlineProps {
  /** `due_by` as the service wrote it: the whole day that it names counts, where the person is. */
  dueBy: string;
  /** Where the person is. */
  location: UserLocation;
  /** The service's now. */
  now: Date;
  /** What it is the last day for (“Last day to finish your enrolment”), here and in the calendar; by default that. */
  title?: string | undefined;
  /** Makes the calendar's entry the same one when it is added again, such as the intent's id. */
  id?: string | undefined;
  /** The day in a line of text alone. */
  inline?: boolean | undefined;
}

/** What a day is the last one for, in words, as the service enforces it, and the same for a calendar (decisions §6). */
export function Deadline(props: DeadlineProps): ReactNode {
  return (
    <EkRoot>
      <Leaf {...props} />
    </EkRoot>
  );
}

function Leaf(props: DeadlineProps): ReactNode {
  const { deadline, action, not_undertaken } = useMessages();
  const { dueBy, location, now, title = deadline.event, id = dueBy, inline = false } = props;
  const format = useFormat();
  const day = deadlineDate(dueBy);
  const passed = isDeadlinePassed(dueBy, location, now);
  const left = Math.max(0, daysBetween(localDate(now, timeZoneOf(location, day)), day));
  const otherZone = useOtherZone(location);
  const leaf = format.leaf(day);
  const urgency = passed ? "passed" : left === 0 ? "today" : left <= 3 ? "near" : "far";
  const lastDay = action.about(title, format.day(day));
  const daysLeft = left === 0 ? deadline.today : deadline.left(format.count(left));
  const zone = otherZone && deadline.zone(format.zone(otherZone));
  if (inline) return <p className="ek-text">{zone ? `${lastDay} · ${zone}` : lastDay}</p>;
  return (
    <div className="ek-deadline" data-ek-urgency={urgency}>
      <span className="ek-leaf" aria-hidden="true">
        <span className="ek-leaf-month">{leaf.month}</span>
        <span className="ek-leaf-day">{leaf.day}</span>
      </span>
      <div className="ek-deadline-text">
        <p className="ek-strong">{lastDay}</p>
        <p className="ek-deadline-left">{passed ? not_undertaken.missed : daysLeft}</p>
        {zone && <p className="ek-quiet">{zone}</p>}
        {!passed && (
          <a
            className="ek-link ek-calendar"
            download="deadline.ics"
            href={calendarAddress({ day, title, id, now })}
          >
            <Icon path={calendar} />
            <Isolated>{action.calendar}</Isolated>
          </a>
        )}
      </div>
    </div>
  );
}

/** The person's zone, once it is known that this device has another one: a server does not know. */
function useOtherZone({ time_zone }: UserLocation): string | null {
  const here = useSyncExternalStore(never, zoneOfDevice, () => null);
  return here !== null && time_zone != null && time_zone !== here ? time_zone : null;
}

const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const never = () => () => undefined;
