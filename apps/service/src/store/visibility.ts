import type { Viewer } from "./store.ts";
import type { TableShape } from "./table-shapes.ts";

/** What a row's columns must be for the viewer to see it; nothing at all = it sees no row of the table. */
export type Visibility = Readonly<Record<string, string | null>> | "nothing";

/**
 * Decisions §4. An employee sees its own rows, whichever customer they were made under; where rows have no employee,
 * those of its employer, as an employer's session does. Tables that cannot tell whose a row is show nothing.
 */
export function visibilityOf(shape: TableShape, viewer: Viewer): Visibility {
  if (shape.everybodys || Object.values(viewer).every((owner) => owner === undefined)) return {};
  if (viewer.employee_id !== undefined && shape.employee !== undefined) {
    return { [shape.employee]: viewer.employee_id };
  }
  if (viewer.employer_id === undefined || shape.employer === undefined) return "nothing";
  const ofEmployer = {
    [shape.employer]: viewer.employer_id,
    ...(shape.employersOwn && shape.employee !== undefined && { [shape.employee]: null }),
  };
  if (viewer.external_customer_id === undefined || shape.customer === undefined) return ofEmployer;
  return { ...ofEmployer, [shape.customer]: viewer.external_customer_id };
}
