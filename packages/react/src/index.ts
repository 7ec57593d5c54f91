// What hosts may use. Styles are apart: `@enrolkit/react/styles.css`.

export * from "./components/index.ts";
export * from "./messages/index.ts";
export * from "./primitives/index.ts";
export * from "./text/index.ts";
export * from "./theme/index.ts";
