/** The label of this interface (specification, "Versioning"); every response says it in `Enrolkit-Version`. */
export const interfaceVersion = "1.0";
