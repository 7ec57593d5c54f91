export { emptyLevel, type FactsOfGroups, type LevelDraft, levelFaults } from "./level-draft.ts";
export { QuoteLevels, type QuoteLevelsProps } from "./QuoteLevels.tsx";
