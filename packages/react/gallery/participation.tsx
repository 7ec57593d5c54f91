import type { Participant, ParticipationCounts, ParticipationState } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { ParticipantList } from "../src/components/ParticipantList/index.ts";
import { ParticipationBar } from "../src/components/ParticipationBar/index.ts";
import { noOne } from "../src/testing/participation.ts";

const few: ParticipationCounts = {
  covered: 4,
  ending: 1,
  invited: 3,
  waiting: 1,
  not_invited: 2,
  deadline_missed: 2,
  declined: 1,
  not_covered: 1,
};

const names = [
  "Maya Lindqvist",
  "Maximiliane Freifrau von Hohenstein-Wittgenstein",
  "ليلى حداد",
  "健司 モラレス",
];

const participants = (state: ParticipationState): Participant[] =>
  names.map((name, index) => {
    const [first_name = "", ...last] = name.split(" ");
    const due_by = state === "invited" ? `2026-12-${10 + index * 3}T23:59:59Z` : null;
    return { employee_id: `ee_${index}`, first_name, last_name: last.join(" "), state, due_by };
  });

function Bar({ counts, start = null }: { counts: ParticipationCounts; start?: ParticipationState | null }) {
  const [open, setOpen] = useState(start);
  return (
    <ParticipationBar counts={counts} open={open} onOpen={setOpen}>
      {open && (
        <ParticipantList
          participants={participants(open)}
          now={new Date("2026-12-10T12:00:00Z")}
          onStartEnrolment={async () => undefined}
          reminderUrl="https://hr.example/benefits"
          isWhole
        />
      )}
    </ParticipationBar>
  );
}

/** Pages of who takes part, by name. */
export const participationSections: Readonly<Record<string, () => ReactNode>> = {
  participation: () => <Bar counts={few} start="invited" />,
  participationMissed: () => <Bar counts={few} start="deadline_missed" />,
  participationMany: () => <Bar counts={{ ...noOne, covered: 99_998, invited: 1, declined: 1 }} />,
  participationNone: () => <Bar counts={noOne} />,
};
