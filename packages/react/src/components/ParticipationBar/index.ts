export { ParticipationBar, type ParticipationBarProps } from "./ParticipationBar.tsx";
