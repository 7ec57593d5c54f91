/** The label of this interface (specification, "Versioning"); every response carries it in `Enrolkit-Version`. */
export const interfaceVersion = "1.0";
