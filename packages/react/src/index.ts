// What hosts may use. Styles are apart: `@enrolkit/react/styles.css`.

export * from "./messages/index.ts";
export * from "./primitives/index.ts";
export * from "./theme/index.ts";
