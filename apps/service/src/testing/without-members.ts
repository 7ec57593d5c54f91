/** The JSON of a row without any of its lists of members, however deep they stand. */
export function withoutMembers(document: string): string {
  return JSON.stringify(JSON.parse(document), (name, value: unknown) =>
    name === "members" ? undefined : value,
  );
}
