export { Disclosures, type DisclosuresProps } from "./Disclosures.tsx";
