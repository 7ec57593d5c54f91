export { ChosenCover, type ChosenCoverProps } from "./ChosenCover.tsx";
