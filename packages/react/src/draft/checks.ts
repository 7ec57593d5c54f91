/** Whether something that was stored is what it should be. */
export type Check = (value: unknown) => boolean;

/** A check for each part of a draft. */
export type Checks<Draft> = Readonly<Record<keyof Draft, Check>>;

export const isText: Check = (value) => typeof value === "string";
export const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
export const isFlag: Check = (value) => typeof value === "boolean";
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const isOption: Check = (value) =>
  isRecord(value) &&
  isText(value["option_id"]) &&
  (value["sub_options"] == null || areOptions(value["sub_options"]));
const areOptions = listOf(isOption);
export const areSelections = listOf(
  (value) => isRecord(value) && isText(value["configuration_id"]) && areOptions(value["options"]),
);

/** Reads what was stored; whatever is not a sound draft is none. */
export function parseDraft<Draft extends object>(
  stored: string | null,
  checks: Checks<Draft>,
): Partial<Draft> {
  try {
    const draft: unknown = JSON.parse(stored ?? "{}");
    const isSound =
      isRecord(draft) &&
      Object.entries<Check>(checks).every(([key, check]) => draft[key] === undefined || check(draft[key]));
    return isSound ? (draft as Partial<Draft>) : {};
  } catch {
    return {};
  }
}
