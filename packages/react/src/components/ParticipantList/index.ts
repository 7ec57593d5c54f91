export { ParticipantList, type ParticipantListProps } from "./ParticipantList.tsx";
export type { ReminderFacts } from "../../cost/reminder-facts.ts";
