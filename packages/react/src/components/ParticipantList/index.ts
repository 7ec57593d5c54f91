export { ParticipantList, type ParticipantListProps } from "./ParticipantList.tsx";
