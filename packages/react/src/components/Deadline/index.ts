export { Deadline, type DeadlineProps } from "./Deadline.tsx";
