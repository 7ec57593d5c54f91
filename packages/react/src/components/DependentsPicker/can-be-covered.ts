/** Whether people can be covered: by the status of a dependent on a list, else by what the plan says of a person on file. */
export function canBeCovered(status: string): boolean {
  return status !== "ineligible" && status !== "restricted";
}
