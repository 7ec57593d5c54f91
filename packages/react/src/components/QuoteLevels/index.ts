export { emptyLevel, type FactsOfGroups, type LevelDraft } from "./level-draft.ts";
export { levelIssues } from "./level-issues.ts";
export { QuoteLevels, type QuoteLevelsProps } from "./QuoteLevels.tsx";
